import type { Browser, Page, ViewportSize } from '@playwright/test';
import { GUEST_PAGES } from '#tests/pages.ts';
import { IS_ALL } from './cover.ts';
import { PHONE } from './phone.ts';
import { scrollDown } from './scroll-down.ts';
import { CHINESE, ENGLISH, expect, FRENCH, LAO, test, THAI, waitForWhole } from './shop.ts';
import { textsOf } from './texts.ts';

const PAGES = [...GUEST_PAGES, '/no/such/page'];

/** Runs in the page: its visible texts, without those for browsers without scripts. */
function visibleTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const visible: string[] = [];
  while (texts.nextNode()) {
    const { parentElement: parent, textContent } = texts.currentNode;
    const text = textContent?.trim();
    if (!text || !parent?.closest('#root') || parent.closest('noscript')) continue;
    if (parent.checkVisibility({ visibilityProperty: true })) visible.push(text);
  }
  return visible;
}

/** The texts of the document alone: without scripts and style sheets. */
async function textsOfDocument(browser: Browser, url: string, viewport: ViewportSize) {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport });
  const page = await context.newPage();
  await page.route(/\/assets\/[^/]+\.css$|\/media\//, (route) => route.abort());
  await page.goto(url);
  await waitForWhole(page);
  const texts = await page.evaluate(visibleTexts);
  await context.close();
  return texts;
}

async function textsOfPage(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(scrollDown);
  // The compact header hides the hot keywords.
  await page.evaluate(() => window.scrollTo(0, 0));
  const isWide = page.viewportSize()!.width > PHONE.viewport.width;
  await expect(page.locator('[data-hot-keywords]')).toBeVisible({ visible: isWide });
  return page.evaluate(visibleTexts);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const { prefix, locale } of [CHINESE, ENGLISH, FRENCH, THAI, LAO])
    test(`a page says that buttons need scripts, in ${locale}`, async ({ page }) => {
      await page.goto(`${prefix}/goods_detail/1001`);
      const note = page.locator('.frames__noScript');
      await expect(note).toBeVisible();
      await expect(note).toHaveText(textsOf(locale)('site.buttonsNeedScript'));
    });
});

// The server renders days of reviews in the time zone of the backend.
test.use({ timezoneId: 'Asia/Shanghai' });

const WIDE = { width: 1440, height: 900 };
/** Each language, and each width; the words of a page are the same on both. */
const WINDOWS = [
  [CHINESE, WIDE],
  [ENGLISH, PHONE.viewport],
] as const;

for (const [{ locale, prefix }, viewport] of [
  ...WINDOWS,
  ...(IS_ALL ? [[THAI, PHONE.viewport] as const] : []),
]) {
  test(`no page in ${locale}, ${viewport.width} wide, shows words that late styles or scripts hide`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize(viewport);
    const extra: Record<string, string[]> = {};
    for (const path of PAGES) {
      const known = new Set(await textsOfPage(page, prefix + path));
      const bare = await textsOfDocument(browser, `${baseURL}${prefix}${path}`, viewport);
      expect(bare.length, path).toBeGreaterThan(10);
      const wrong = bare.filter((text) => !known.has(text));
      if (wrong.length > 0) extra[path] = wrong;
    }
    expect(extra).toEqual({});
  });
}
