import { FEATURED_ID } from '../../mocks/market/catalogue/special.ts';
import { expect, test } from './shop.ts';

const PAGES = ['/', '/goods/goods_search?cid=3', `/goods_detail/${FEATURED_ID}`, '/merchant/merchant/home?id=1', '/goods/activity_list?id=1', '/goods/top_one'];

declare global {
  interface Window {
    shifted: number;
  }
}

/** Runs before the page: adds up what moves without the shopper's doing. */
function watchShift() {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) if (!entry.hadRecentInput) window.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** In the page: what is wrong with its pictures, as it stands at the top. Those of merchants' own HTML are as merchants made them. */
function faults(): string[] {
  const seen = [...document.querySelectorAll<HTMLImageElement>('#root img:not(.rich-text img)')].filter((img) => img.checkVisibility() && img.clientWidth > 0);
  const largest = seen.filter((img) => img.getBoundingClientRect().top < window.innerHeight).toSorted((a, b) => b.clientWidth * b.clientHeight - a.clientWidth * a.clientHeight)[0];
  const wrong = seen.flatMap((img) => {
    const { top, left } = img.getBoundingClientRect();
    const inView = top < window.innerHeight && left < window.innerWidth;
    const raster = img.complete && img.naturalWidth > 0 && !img.src.startsWith('data:');
    // What a picture of two densities says of itself is told in pixels of the page.
    // The market's service makes none under 80.
    const share = img.naturalWidth / img.clientWidth;
    return [
      ...(img.hasAttribute('height') && (img.hasAttribute('width') || getComputedStyle(img).position === 'absolute') ? [] : ['no size']),
      ...(inView && raster && (share < 0.95 || (share > 2.1 && img.naturalWidth > 80)) ? [`${img.naturalWidth} px wide, shown in ${img.clientWidth}`] : []),
      ...(top > 2 * window.innerHeight && img.loading !== 'lazy' ? ['below the fold and not lazy'] : []),
      ...(img === largest && (img.loading === 'lazy' || img.fetchPriority !== 'high') ? ['the largest, and not first'] : []),
    ].map((what) => `${what}: ${img.className} ${img.src.slice(-60)}`);
  });
  return [...wrong, ...(window.shifted > 0.001 ? [`moved by ${window.shifted}`] : [])];
}

for (const density of [1, 2]) {
  test.describe(`at ${density} pixels to the pixel`, () => {
    test.use({ deviceScaleFactor: density });
    test('pictures are as large as they are shown, sized, and in good order', async ({ page }) => {
      await page.addInitScript(watchShift);
      const wrong: Record<string, string[]> = {};
      for (const path of PAGES) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        const found = await page.evaluate(faults);
        if (found.length > 0) wrong[path] = found;
      }
      expect(wrong).toEqual({});
    });
  });
}

test('a picture that cannot be had has its stand-in', async ({ page }) => {
  await page.route(/\/media\//, (route) => route.fulfill({ status: 404 }));
  for (const path of PAGES) {
    await page.goto(path);
    await expect.poll(() => page.evaluate(() => [...document.querySelectorAll<HTMLImageElement>('#root img:not(.rich-text img)')].filter((img) => img.complete && img.naturalWidth === 0).map((img) => img.outerHTML.slice(0, 160))), path).toEqual([]);
  }
});
