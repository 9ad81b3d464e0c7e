import type { Page } from '@playwright/test';
import { GUEST_PAGES, MEMBER_PAGES } from '#tests/pages.ts';
import { startSession } from './arrange.ts';
import { IS_ALL } from './cover.ts';
import { measure } from './look/measure.ts';
import { findFaults } from './look/rules.ts';
import { settled } from './settled.ts';
import { CHINESE, ENGLISH, expect, FRENCH, LAO, MALI, test, THAI } from './shop.ts';
import { afterSalesPaths, checkoutPath, paymentPaths } from './tours/order-paths.ts';

test.describe.configure({ mode: 'parallel' });

const LANGUAGES = [FRENCH, ENGLISH, LAO, CHINESE, THAI];
const FIRST_WIDTHS = [360, 1024, 1440];
const OTHER_WIDTHS = [390, 1200];
const WIDTHS = [...FIRST_WIDTHS, ...OTHER_WIDTHS];
/** So high that a page loads all of it, without scrolling. */
const HEIGHT = 5000;
/** Each page is checked in this language and in the one so many places after it. */
const STEP = 2;

test.use({ viewport: { width: 360, height: HEIGHT } });

/** The widths of a page in a language: together, its two languages have each width; with `--all` each language has. */
function widthsFor(page: number, language: number): readonly number[] {
  if (IS_ALL) return WIDTHS;
  if (page % LANGUAGES.length === language) return FIRST_WIDTHS;
  return (page + STEP) % LANGUAGES.length === language ? OTHER_WIDTHS : [];
}

/** In the page: lays out what is far away, too, and waits until what depends on the width is rendered. */
function renderAll(): Promise<unknown> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets = [sheet];
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/** Opens pages and lists what is wrong in them, with the widths. */
async function walk(page: Page, language: number, paths: readonly string[]): Promise<string[]> {
  const { prefix = '' } = LANGUAGES[language] ?? {};
  const found = new Map<string, number[]>();
  let checked = 0;
  for (const [index, path] of paths.entries()) {
    const widths = widthsFor(index, language);
    if (widths.length === 0) continue;
    await page.goto(prefix + path);
    await settled(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.evaluate(renderAll);
      checked += 1;
      for (const fault of findFaults(await page.evaluate(measure)))
        found.set(`${path}: ${fault}`, [...(found.get(`${path}: ${fault}`) ?? []), width]);
    }
  }
  test.info().annotations.push({ type: 'pages and widths', description: String(checked) });
  console.log(`${checked} pages and widths, ${found.size} faults`);
  return [...found].map(([fault, widths]) => `${fault} at ${widths.join(', ')}`);
}

function testWalk(
  title: string,
  pathsOf: (page: Page) => readonly string[] | Promise<readonly string[]>,
): void {
  for (const [place, { locale }] of LANGUAGES.entries())
    test(`${title}, in ${locale}`, async ({ page }) => {
      expect(await walk(page, place, await pathsOf(page))).toEqual([]);
    });
}

testWalk('nothing overlaps or is cut on pages of guests', () => [...GUEST_PAGES, '/no/such/page']);

testWalk('nothing overlaps or is cut on pages of members', async (page) => {
  await startSession(page, MALI);
  return [
    ...(await paymentPaths(page)),
    ...(await afterSalesPaths(page)).map(([, path]) => path),
    await checkoutPath(page),
    ...MEMBER_PAGES,
  ];
});
