import type { Browser, Page } from 'playwright';
import { DEMO_SHOPPER } from '#mocks/demo/accounts.ts';
import type { Command } from '#mocks/sandbox/control.ts';
import { addSession, signIn } from './member.ts';
import { DESKTOP } from './plan.ts';
import { measureSlowdown } from './processor.ts';
import { slowPage } from './visit.ts';

export interface Press {
  name: string;
  from: string;
  target: string;
  /** runs before the page is opened */
  arrange?: (page: Page, origin: string) => Promise<void>;
  /** CPU slowdown factor, if it differs from the other presses */
  rate?: number;
}

/** Signs in the demo shopper and adds 200 lines of all stores to the cart. */
async function fillCart(page: Page, origin: string): Promise<void> {
  const scenario: Command = { do: 'scenario', name: 'fullCart', email: DEMO_SHOPPER.email };
  await page.request.post(`${origin}/sandbox/control`, { data: scenario });
  await addSession(page.context(), await signIn(origin));
}

const FULL_CART = { from: '/order/shopping_cart', arrange: fillCart, rate: 1 };

export const PRESSES: readonly Press[] = [
  {
    name: 'specification',
    from: '/goods_detail/1001',
    target: '.sku-option__opt[aria-pressed=false]:not([disabled])',
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
    target: '.purchase-cart__head .check input',
  },
];

declare global {
  interface Window {
    pressed: Promise<number>;
  }
}

/** Runs in the page: measures the ms from the next press to the next frame. */
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

/** Time from a press to the next frame as reported by the Event Timing API (in steps of 8 ms). */
export async function reactionTo(
  browser: Browser,
  origin: string,
  { from, target, arrange, rate: own }: Press,
): Promise<number> {
  const rate = own ?? (await measureSlowdown(browser));
  const page = await slowPage(browser, { ...DESKTOP, rate });
  await arrange?.(page, origin);
  await page.goto(origin + from, { waitUntil: 'networkidle' });
  await page.locator(target).first().hover();
  await page.evaluate(watchPress);
  await page.waitForTimeout(1000);
  // Only mouse events: a locator's click also runs scripts in the page, which would be measured.
  await page.mouse.down();
  await page.mouse.up();
  const seen = page.evaluate(() => window.pressed);
  // Events shorter than the threshold are not reported.
  const time = await Promise.race([seen, page.waitForTimeout(1000).then(() => 16)]);
  await page.context().close();
  return time;
}
