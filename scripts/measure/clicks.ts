import type { Browser, Page } from 'playwright';
import { BARS, DESKTOP, PROFILES } from './plan.ts';
import { measureSlowdown } from './processor.ts';
import { slowPage } from './visit.ts';

export interface Click {
  name: string;
  from: string;
  /** selector of the clicked link */
  link: string;
  /** selector that matches only on the next page */
  shown: string;
  path: string;
  /** pressed once the first page is hydrated, on a slow network: nothing is prefetched by a hover */
  unhovered?: true;
  bars: Partial<Shown>;
}

/** Milliseconds from the click. */
export interface Shown {
  /** the content of the next page is in the document */
  text: number;
  /** the frame with the content is painted */
  painted: number;
  /** the main picture is loaded */
  picture: number;
}

const toProduct = {
  from: '/goods/goods_search?cid=3',
  link: '.product-card__name a',
  shown: '.gallery',
  path: '/goods_detail/',
};

export const CLICKS: readonly Click[] = [
  { name: 'list -> goods', ...toProduct, bars: { text: BARS.text, picture: BARS.picture } },
  { name: 'list -> goods, no hover', ...toProduct, unhovered: true, bars: {} },
  {
    name: 'goods -> home',
    from: '/goods_detail/1001',
    link: 'a.brand',
    shown: '.hero',
    path: '/',
    bars: { text: BARS.text },
  },
  {
    name: 'home -> list',
    from: '/',
    link: '.category-rail a',
    shown: '.found-products__results',
    path: '/goods/goods_search',
    bars: { text: BARS.text },
  },
];

/** Runs in the page before the click: resolves when the next page is shown. */
function watchForNext([mark, end]: readonly [string, string]): Promise<Shown> {
  return new Promise((resolve) => {
    let clicked = 0;
    document.addEventListener('click', () => (clicked = performance.now()), {
      capture: true,
      once: true,
    });
    const since = () => performance.now() - clicked;
    const afterPaint = () =>
      new Promise<void>((resolveFrame) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolveFrame());
        port1.start();
        requestAnimationFrame(() => port2.postMessage(null));
      });
    const watcher = new MutationObserver(() => {
      if (
        clicked === 0 ||
        document.querySelector(mark) === null ||
        !window.location.pathname.includes(end)
      )
        return;
      watcher.disconnect();
      void (async () => {
        const text = since();
        await afterPaint();
        const painted = since();
        const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
        const there = () => picture?.complete ?? true;
        while (!there()) await afterPaint();
        resolve({ text, painted, picture: since() });
      })();
    });
    watcher.observe(document, { childList: true, subtree: true });
  });
}

/** Clicks a link of the open page after a hover of `hoverMs`, and measures until the next page is shown. */
export async function timeOfClick(
  page: Page,
  { link, shown, path }: Pick<Click, 'link' | 'shown' | 'path'>,
  hoverMs = 0,
): Promise<Shown> {
  const target = page.locator(link).first();
  if (hoverMs > 0) {
    await target.hover();
    await page.waitForTimeout(hoverMs);
  }
  const times = page.evaluate(watchForNext, [shown, path] as const);
  await target.click();
  return times;
}

/** Measures from a click, by default after hovering, until the next page is shown. */
export async function clickThrough(browser: Browser, origin: string, click: Click): Promise<Shown> {
  const { from, unhovered } = click;
  const rate = await measureSlowdown(browser);
  const page = await slowPage(browser, { ...DESKTOP, ...(unhovered && PROFILES[0]), rate });
  await page.goto(origin + from, { waitUntil: unhovered ? 'load' : 'networkidle' });
  if (unhovered) await page.locator('[data-hydrated]').waitFor({ state: 'attached' });
  const seen = await timeOfClick(page, click, unhovered ? 0 : 1500);
  await page.context().close();
  return seen;
}
