import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import { ENGLISH, expect, test } from './shop.ts';

const PAGES = ['/', `/goods_detail/${FEATURED_ID}`, '/merchant/merchant/home?id=1'];

/** Pictures that the header of a document has requested: whether each is one that the page shows. */
function requestedByHeader(): boolean[] {
  const withoutWords = (address: string) => address.split('#')[0];
  const shown = new Set([...document.images].map(({ currentSrc }) => withoutWords(currentSrc)));
  const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return requests
    .filter(({ initiatorType, name }) => initiatorType === 'link' && name.includes('/media/'))
    .map(({ name }) => shown.has(name));
}

for (const width of [390, 1440])
  test(`the header of a page requests the one picture that is largest, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of PAGES) {
      await page.goto(ENGLISH.prefix + path, { waitUntil: 'load' });
      await expect.poll(() => page.evaluate(requestedByHeader), path).toEqual([true]);
    }
  });
