import type { BrowserContext, Page } from '@playwright/test';
import { GUEST_PAGES } from '#tests/pages.ts';
import { CHINESE, expect, LAO, test } from './shop.ts';

const PAGES = [...GUEST_PAGES, '/no/such/page'];

/** A rendered element or pseudo-element, with the values of all computed styles. */
interface Look {
  element: string;
  values: readonly string[];
}

/**
 * Returns a function that reads the looks of all that is rendered in `#root`, once transitions have ended. The protocol
 * reads all styles in one call; `getComputedStyle()` for each element takes many times as long.
 */
async function createReader(page: Page) {
  const session = await page.context().newCDPSession(page);
  // The protocol refuses custom properties.
  const names = await page.evaluate(() =>
    [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--')),
  );

  async function read(): Promise<Look[]> {
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished }) => finished.then(() => null))),
    );
    const { documents, strings } = await session.send('DOMSnapshot.captureSnapshot', {
      computedStyles: names,
    });
    const text = (index: number | undefined) => strings[index ?? -1] ?? '';
    const [first] = documents;
    if (!first) throw new Error('The page has no document');
    const { nodes, layout } = first;
    const { parentIndex = [], nodeName = [], attributes = [], pseudoType } = nodes;
    const attribute = (node: number, name: string) => {
      const list = attributes[node] ?? [];
      const place = list.findIndex((one, index) => index % 2 === 0 && text(one) === name);
      return place < 0 ? '' : text(list[place + 1]);
    };
    const pseudo = new Map(
      pseudoType?.index.map((node, index) => [node, text(pseudoType.value[index])]),
    );
    // Parents come before their children.
    const inRoot = new Set<number>();
    for (const [node, parent] of parentIndex.entries())
      if (inRoot.has(parent) || attribute(node, 'id') === 'root') inRoot.add(node);
    return layout.nodeIndex.flatMap((node, index) => {
      const tag = text(nodeName[node]);
      if (tag.startsWith('#') || !inRoot.has(node)) return [];
      return {
        element: `${tag}.${attribute(node, 'class')} ${pseudo.get(node) ?? ''}`,
        values: (layout.styles[index] ?? []).map(text),
      };
    });
  }

  /** The first differences between two readings. */
  function differences(before: readonly Look[], after: readonly Look[]): string[] {
    return after
      .flatMap(({ element, values }, index) => {
        const known = before[index];
        if (known?.element !== element) return [`${element} instead of ${known?.element}`];
        return values.flatMap((value, place) =>
          value === known.values[place]
            ? []
            : [`${element} ${names[place]}: ${known.values[place]}, then ${value}`],
        );
      })
      .slice(0, 5);
  }
  return { read, differences };
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
      const { read, differences } = await createReader(page);
      const bare = await read();
      expect(bare.length).toBeGreaterThan(100);
      release();
      await expect(page.locator('head link[media=print]')).toHaveCount(0);
      const whole = await read();
      expect(whole).toHaveLength(bare.length);
      expect(differences(bare, whole)).toEqual([]);
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
