import type { Page } from '@playwright/test';
import { GUEST_PAGES } from '#tests/pages.ts';
import { IS_ALL } from './cover.ts';
import { settled } from './settled.ts';
import { CHINESE, ENGLISH, expect, FRENCH, LAO, test, THAI } from './shop.ts';

test.describe.configure({ mode: 'parallel' });

const LANGUAGES = [LAO, FRENCH, ENGLISH, CHINESE, THAI];
const WIDTHS = [1440, 390];
/** So high that most of a page is rendered without scrolling. */
const HEIGHT = 3000;

declare global {
  interface Window {
    placesBefore: Map<Element, { left: number; top: number }>;
  }
}

/** Holds all scripts of the shop. @returns a function that lets them go */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * In the page without scripts: notes where everything is that can be pressed, once fonts, style sheets and pictures are
 * there. Pictures of a merchant's text have no size before they are loaded.
 */
async function notePlaces(): Promise<number> {
  delete document.documentElement.dataset.firstView;
  const areStylesLoaded = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
      ({ sheet, media }) => sheet !== null && media !== 'print',
    );
  while (!areStylesLoaded()) await new Promise((done) => setTimeout(done, 20));
  await document.fonts.ready;
  const loaded = (picture: HTMLImageElement) =>
    new Promise((done) => {
      for (const event of ['load', 'error']) picture.addEventListener(event, done, { once: true });
    });
  for (const picture of document.images) picture.loading = 'eager';
  await Promise.all([...document.images].filter(({ complete }) => !complete).map(loaded));
  // What was left out of the first view is rendered in the next frame.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const controls = [
    ...document.querySelectorAll('#root :is(a[href], button, input, select, textarea)'),
  ];
  window.placesBefore = new Map(
    controls
      .filter((control) =>
        control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
      )
      .map((control) => {
        const { left, top } = control.getBoundingClientRect();
        return [control, { left, top: top + window.scrollY }];
      }),
  );
  return window.placesBefore.size;
}

/** In the page: whether React has taken over everything that can be pressed; parts of a page wait for their code. */
const isHydrated = () =>
  [...window.placesBefore.keys()].every(
    (control) =>
      !control.isConnected || Object.keys(control).some((key) => key.startsWith('__reactProps')),
  );

/** In the page: what has moved by more than a pixel since, or is another element now. */
async function findMoved(): Promise<string[]> {
  // What depends on measured sizes appears in the next frame.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const nameOf = (control: Element) =>
    `${control.tagName.toLowerCase()}.${control.className} "${(control.textContent || control.getAttribute('aria-label') || '').trim().slice(0, 30)}"`;
  return [...window.placesBefore].flatMap(([control, before]) => {
    if (!control.isConnected) return [`${nameOf(control)}: replaced`];
    if (!control.checkVisibility()) return [];
    const { left, top } = control.getBoundingClientRect();
    const right = Math.round(left - before.left);
    const down = Math.round(top + window.scrollY - before.top);
    return Math.abs(right) > 1 || Math.abs(down) > 1
      ? [`${nameOf(control)}: ${right} px right, ${down} px down`]
      : [];
  });
}

for (const [turn, width] of WIDTHS.entries())
  for (const [place, { locale, prefix }] of LANGUAGES.entries())
    test(`what can be pressed stays in its place when scripts arrive, in ${locale} at ${width} px`, async ({
      page,
    }) => {
      const found: string[] = [];
      let noted = 0;
      for (const [index, path] of GUEST_PAGES.entries()) {
        if (!IS_ALL && (index + turn) % LANGUAGES.length !== place) continue;
        await page.setViewportSize({ width, height: HEIGHT });
        const release = await holdScripts(page);
        const arrival = page.goto(prefix + path);
        await page.waitForFunction(() => document.readyState !== 'loading' && document.title);
        await page.locator('#root').waitFor();
        noted += await page.evaluate(notePlaces);
        release();
        await arrival;
        await page.waitForFunction(isHydrated);
        await settled(page);
        found.push(...(await page.evaluate(findMoved)).map((fault) => `${path}: ${fault}`));
        await page.unrouteAll({ behavior: 'wait' });
      }
      console.log(`${locale} at ${width} px: ${noted} controls, ${found.length} moved`);
      expect(noted).toBeGreaterThan(0);
      expect(found).toEqual([]);
    });
