import type { Browser, Page } from 'playwright';
import { DEMO_SHOPPER } from '../../mocks/market/demo-accounts.ts';
import type { Command } from '../../mocks/sandbox/control.ts';
import { slowPage } from './visit.ts';

export interface Press {
  name: string;
  from: string;
  target: string;
  /** what happens before the page is opened */
  arrange?: (page: Page, origin: string) => Promise<void>;
  /** how many times slower the processor is, where it is not as slow as for the other presses */
  rate?: number;
}

/** Signs the demo shopper in, with 200 lines of all stores in the cart. */
async function fillCart(page: Page, origin: string): Promise<void> {
  const { email, password } = DEMO_SHOPPER;
  const scenario: Command = { do: 'scenario', name: 'fullCart', email };
  await page.request.post(`${origin}/sandbox/control`, { data: scenario });
  const answer = await page.request.post(`${origin}/api/front/login/email`, {
    data: { email, password },
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  await page.context().addCookies([
    {
      name: 'auth._token.local',
      value: encodeURIComponent(`Bearer ${data.token}`),
      url: origin,
    },
  ]);
}

const FULL_CART = { from: '/order/shopping_cart', arrange: fillCart, rate: 1 };

export const PRESSES: readonly Press[] = [
  {
    name: 'specification',
    from: '/goods_detail/1001',
    target: '.sku__opt[aria-pressed=false]:not([disabled])',
  },
  { name: 'quantity', from: '/goods_detail/1001', target: '.stepper button:last-of-type' },
  { name: 'cart', from: '/goods_detail/1001', target: 'header a[href$=shopping_cart]' },
  {
    ...FULL_CART,
    name: 'quantity of 1 of 200 lines, processor as it is',
    target: '.cart-row .stepper button:last-of-type',
  },
  {
    ...FULL_CART,
    name: 'tick of 1 of 200 lines, processor as it is',
    target: '.cart-row .check input',
  },
  {
    ...FULL_CART,
    name: 'tick of all 200 lines, processor as it is',
    target: '.cart-head .check input',
  },
];

declare global {
  interface Window {
    pressed: Promise<number>;
  }
}

/** Runs in the page: of the next press, the ms until the frame that answers it. */
function watchPress() {
  window.pressed = new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const press = (list.getEntries() as PerformanceEventTiming[]).filter(
        ({ name }) => name === 'click' || name === 'pointerup',
      );
      if (press.length > 0) resolve(Math.max(...press.map(({ duration }) => duration)));
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** From a press until the next frame, as the browser counts it (in steps of 8 ms). */
export async function reactionTo(
  browser: Browser,
  origin: string,
  { from, target, arrange, rate }: Press,
): Promise<number> {
  const page = await slowPage(browser, undefined, rate);
  await arrange?.(page, origin);
  await page.goto(origin + from, { waitUntil: 'networkidle' });
  await page.locator(target).first().hover();
  await page.evaluate(watchPress);
  await page.waitForTimeout(1000);
  // The mouse alone: a locator's click works in the page too, and would be measured with it.
  await page.mouse.down();
  await page.mouse.up();
  const seen = page.evaluate(() => window.pressed);
  // A frame sooner than the browser counts tells nothing.
  const time = await Promise.race([seen, page.waitForTimeout(1000).then(() => 16)]);
  await page.context().close();
  return time;
}
