import type { Page } from '@playwright/test';
import { measure } from './look/measure.ts';
import { findFaults, findUnreadable } from './look/rules.ts';
import { PHONE } from './phone.ts';
import { sessionOf } from './session-of.ts';
import { settled } from './settled.ts';

/** The text size that browsers have at first, and twice that. */
const USUAL = { standard: 16, fixed: 13 };
const LARGE = { standard: 32, fixed: 26 };
/** Edges of a window, of a card and of a box in it, in which there are no words. */
const EDGES = 128;
/** Phones held across: the first has the layout of desktops, the second that of phones. */
const ACROSS = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
];
const UPRIGHT = PHONE.viewport;
const WINDOWS = [UPRIGHT, ...ACROSS];
type Viewport = typeof UPRIGHT;
/** With large text nothing is wider than the narrowest window, either; what is in it may break. */
const NARROWEST = { width: 320, height: UPRIGHT.height };

/** The distances that a reader may set, by WCAG 1.4.12. */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** In the page: lays out what is far away, too, with more styles. */
function renderAll(styles: string): Promise<unknown> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { content-visibility: visible !important; } ${styles}`);
  document.adoptedStyleSheets = [sheet];
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

const widthOver = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/**
 * Looks at the page that is open: in the window of a phone held across, with text of twice the size, and with the distances
 * of letters, words and lines that readers may set. The number of the page chooses the windows.
 * @returns what is cut, overlaps or is wider than the window
 */
export function createTextLook(page: Page): (index: number) => Promise<string[]> {
  async function findAt(
    name: string,
    viewport: Viewport,
    { fontSizes = USUAL, styles = '', find = findFaults } = {},
  ): Promise<string[]> {
    const session = await sessionOf(page);
    await page.setViewportSize(viewport);
    await session.send('Page.setFontSizes', { fontSizes });
    await page.evaluate(renderAll, styles);
    await settled(page);
    const wide = await widthOver(page);
    const faults = find(await page.evaluate(measure), viewport.width - EDGES);
    if (wide > 0) faults.push(`${wide} px wider than the window`);
    return faults.map((fault) => `${name}, ${viewport.width} px: ${fault}`);
  }

  return async (index) => {
    const [large = UPRIGHT, spaced = UPRIGHT] = [index, index + 1].map((at) => WINDOWS[at % 3]);
    const found = [
      ...(await findAt('across', ACROSS[index % 2] ?? UPRIGHT)),
      ...(await findAt('large text', UPRIGHT, { fontSizes: LARGE })),
      ...(await findAt('large text', NARROWEST, { fontSizes: LARGE, find: () => [] })),
      ...(large === UPRIGHT ? [] : await findAt('large text', large, { fontSizes: LARGE })),
      ...(await findAt('spaced text', spaced, { styles: SPACED, find: findUnreadable })),
    ];
    await page.evaluate(() => (document.adoptedStyleSheets = []));
    return found;
  };
}
