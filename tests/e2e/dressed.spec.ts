import type { BrowserContext } from '@playwright/test';
import { GUEST_PAGES } from '#tests/pages.ts';
import { CHINESE, expect, LAO, test } from './shop.ts';

const PAGES = [...GUEST_PAGES, '/no/such/page'];

declare global {
  interface Window {
    looked: string[] | undefined;
  }
}

/** Runs in the page: compares the computed styles of all elements and pseudo-elements with those of the last call. The first call only stores them. */
async function differences(): Promise<{ elements: number; other: string[] }> {
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  const difference = (one: string, two: string) => {
    const known = new Set(one.split(';'));
    return two
      .split(';')
      .filter((rule, index) => index === 0 || !known.has(rule))
      .join('; ')
      .slice(0, 300);
  };
  const elements = [...document.querySelectorAll('#root *')];
  const looks = elements.flatMap((element) =>
    [undefined, '::before', '::after'].map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && style.content === 'none') return '';
      return `${element.tagName}.${element.getAttribute('class') ?? ''}${pseudo ?? ''} ${[...style].map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')}`;
    }),
  );
  const before = window.looked;
  window.looked = looks;
  return {
    elements: elements.length,
    other: before
      ? looks
          .flatMap((look, index) =>
            look === before[index] ? [] : [difference(before[index] ?? '', look)],
          )
          .slice(0, 3)
      : [],
  };
}

/** Opens a page without scripts and pictures, whose full style sheets are delayed. */
async function openBare(context: BrowserContext, path: string) {
  const page = await context.newPage();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$|\/media\//, (route) => route.abort());
  await page.route('**/assets/*.css', (route) => held.then(() => route.continue()));
  await page.goto(path, { waitUntil: 'commit' });
  return { page, release };
}

for (const [{ locale, prefix }, paths] of [
  [CHINESE, PAGES],
  [LAO, PAGES.slice(0, 3)],
] as const) {
  for (const path of paths) {
    test(`${path} in ${locale} looks the same with its inlined styles as with all style sheets`, async ({
      context,
    }) => {
      const { page, release } = await openBare(context, prefix + path);
      await expect(page.locator('head link[media=print]')).not.toHaveCount(0);
      await expect(page.locator('html[data-first-view]')).toHaveCount(0);
      const { elements } = await page.evaluate(differences);
      expect(elements).toBeGreaterThan(100);
      // Transitions have ended.
      await expect.poll(async () => (await page.evaluate(differences)).other).toEqual([]);
      release();
      await expect(page.locator('head link[media=print]')).toHaveCount(0);
      expect(await page.evaluate(differences)).toEqual({ elements, other: [] });
    });
  }
}

test('a dismissed banner stays hidden with and without scripts', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/');
  const closedBy = (await page.locator('.top-banner').getAttribute('data-closed-by')) ?? '';
  await context.addCookies([{ name: closedBy, value: '1', url: baseURL ?? '' }]);
  const { page: bare } = await openBare(context, '/');
  await expect(bare.locator('.footer')).toBeAttached();
  await expect(bare.locator('.top-banner')).toBeHidden();
  await expect(bare.locator('#root script:not([type])')).toHaveCount(0);
});
