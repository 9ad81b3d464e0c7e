import type { Browser } from 'playwright';
import { slowPage } from './visit.ts';

export interface Press {
  name: string;
  from: string;
  target: string;
}

export const PRESSES: readonly Press[] = [
  {
    name: 'specification',
    from: '/goods_detail/1001',
    target: '.sku__opt[aria-pressed=false]:not([disabled])',
  },
  { name: 'quantity', from: '/goods_detail/1001', target: '.stepper button:last-of-type' },
  { name: 'cart', from: '/goods_detail/1001', target: 'header a[href$=shopping_cart]' },
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
  { from, target }: Press,
): Promise<number> {
  const page = await slowPage(browser);
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
