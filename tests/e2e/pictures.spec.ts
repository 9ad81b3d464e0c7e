import type { Page } from '@playwright/test';
import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import { startSession } from './arrange.ts';
import { scrollDown } from './scroll-down.ts';
import { expect, MALI, test } from './shop.ts';

const PAGES = [
  '/',
  '/goods/goods_search?cid=3',
  `/goods_detail/${FEATURED_ID}`,
  '/merchant/merchant/home?id=1',
  '/goods/activity_list?id=1',
  '/goods/top_one',
  '/merchant/merchant_street',
  '/merchant/merchant_more',
];
const OF_MEMBERS = ['/users/collection_list', '/users/collection_list?tab=stores'];
/** Pictures of the shop, without those in the merchants' HTML. */
const OWN = '#root img:not(.rich-text img)';

declare global {
  interface Window {
    shifts: { by: number; what: string[] }[];
  }
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/**
 * Runs before the page: records layout shifts without user input. Scrolling shrinks the header and
 * lengthens an endless list, which moves the parts below it.
 */
function recordShifts() {
  window.shifts = [];
  const byScrolling = 'header, .more-button, .footer__promises, .footer';
  const isMoved = (node: Node | null) => !(node instanceof Element && node.closest(byScrolling));
  const nameOf = (node: Node | null) =>
    node instanceof Element
      ? `${node.parentElement?.className} > ${node.tagName}.${node.className}`
      : String(node?.nodeName);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      const what = sources
        .map(({ node }) => node)
        .filter(isMoved)
        .map(nameOf);
      if (!hadRecentInput && what.length > 0) window.shifts.push({ by: value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** In the page, scrolled to the top: pictures with the wrong loading priority. */
function findWrongPriorities(own: string): string[] {
  const seen = [...document.querySelectorAll<HTMLImageElement>(own)].filter(
    (img) => img.checkVisibility() && img.clientWidth > 0,
  );
  const first = seen.filter((img) => img.getBoundingClientRect().top < window.innerHeight);
  const inView = (img: HTMLImageElement) =>
    img.clientWidth *
    (Math.min(img.getBoundingClientRect().bottom, window.innerHeight) -
      img.getBoundingClientRect().top);
  const largest = first.toSorted((a, b) => inView(b) - inView(a))[0];
  const late = seen.filter((img) => img.getBoundingClientRect().top > 2 * window.innerHeight);
  const describe = (what: string) => (img: HTMLImageElement) =>
    `${what}: ${img.className} ${img.src.slice(-60)}`;
  return [
    ...late.filter((img) => img.loading !== 'lazy').map(describe('below the fold and not lazy')),
    ...(largest && (largest.loading === 'lazy' || largest.fetchPriority !== 'high')
      ? [describe('the largest, without high priority')(largest)]
      : []),
  ];
}

/**
 * In the page: scrolls down screen by screen, after the pictures of each have loaded.
 * @returns pictures without a size, in a wrong size or not loaded, and layout shifts
 */
async function findMisfits(own: string): Promise<string[]> {
  const seenPictures = new Set<HTMLImageElement>();
  const end = performance.now() + 20_000;
  /** Not covered by another picture of the row or its edge. */
  const isSeen = (img: HTMLImageElement) => {
    const { top, bottom, left, right } = img.getBoundingClientRect();
    const middle = [
      Math.max(0, left) + Math.min(right, window.innerWidth),
      Math.max(0, top) + Math.min(bottom, window.innerHeight),
    ].map((sum) => sum / 2) as [number, number];
    return document.elementsFromPoint(...middle).includes(img);
  };
  const pictures = () => [...document.querySelectorAll<HTMLImageElement>(own)];
  for (let at = 0; at < document.body.scrollHeight && at < 6000; at += 800) {
    window.scrollTo(0, at);
    await new Promise(requestAnimationFrame);
    let seen = pictures().filter(isSeen);
    while (seen.some((img) => !img.complete) && performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      seen = pictures().filter(isSeen);
    }
    for (const img of seen) seenPictures.add(img);
  }
  const wrong = [...seenPictures].flatMap((img) => {
    // With `srcset`, `naturalWidth` is in CSS pixels.
    const share = img.src.startsWith('data:')
      ? 1
      : img.naturalWidth / img.clientWidth / (img.srcset ? 1 : window.devicePixelRatio);
    return [
      ...(img.complete ? [] : ['not loaded']),
      ...(img.hasAttribute('height') &&
      (img.hasAttribute('width') || getComputedStyle(img).position === 'absolute')
        ? []
        : ['no size']),
      ...(share < 0.95 || share > 2.1
        ? [`${img.naturalWidth} px wide, shown in ${img.clientWidth}`]
        : []),
    ].map((what) => `${what}: ${img.className} ${img.src.slice(-60)}`);
  });
  const moved = window.shifts.reduce((sum, { by }) => sum + by, 0);
  return [
    ...(seenPictures.size === 0 ? ['no picture at all'] : []),
    ...wrong,
    ...(moved > 0.001
      ? [`moved by ${moved}: ${window.shifts.flatMap(({ what }) => what).join(' | ')}`]
      : []),
  ];
}

/** In the page: pictures that failed to load and have no fallback. */
const broken = (own: string) =>
  [...document.querySelectorAll<HTMLImageElement>(own)]
    .filter((img) => img.complete && img.naturalWidth === 0)
    .map((img) => img.outerHTML.slice(0, 160));

/** Stubs the image service: responds at once with the requested width. */
async function serveWidths(page: Page): Promise<void> {
  await page.route(/\/media\/.*\?w=\d+$/, (route) => {
    const width = new URL(route.request().url()).searchParams.get('w');
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}"/>`,
    });
  });
}

/** Opens each page as a guest, then as a member. */
async function visitAll(page: Page, look: (path: string) => Promise<void>): Promise<void> {
  for (const path of [...PAGES, ...OF_MEMBERS]) {
    if (path === OF_MEMBERS[0]) {
      // A page of a guest reloads itself when a member signs in.
      await page.goto('about:blank');
      await startSession(page, MALI);
    }
    await page.goto(path);
    await look(path);
  }
}

for (const density of [1, 2]) {
  test.describe(`at a device pixel ratio of ${density}`, () => {
    test.use({ deviceScaleFactor: density });
    test('pictures have the rendered size, size attributes and the right priority', async ({
      page,
    }) => {
      await page.addInitScript(recordShifts);
      await serveWidths(page);
      const wrong: Record<string, string[]> = {};
      await visitAll(page, async (path) => {
        await page.locator(OWN).first().waitFor();
        const found = [
          ...(await page.evaluate(findWrongPriorities, OWN)),
          ...(await page.evaluate(findMisfits, OWN)),
        ];
        if (found.length > 0) wrong[path] = found;
      });
      expect(wrong).toEqual({});
    });
  });
}

test('a picture that fails to load shows its fallback', async ({ page }) => {
  await page.route(/\/media\//, (route) => route.fulfill({ status: 404 }));
  await visitAll(page, async (path) => {
    await page.evaluate(scrollDown);
    await expect.poll(() => page.evaluate(broken, OWN), path).toEqual([]);
  });
});

/** In the page: scripts that were requested. */
const scripts = () =>
  performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length;

/** In the page: resolves after two frames. */
const framesShown = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

/** In the page: addresses of the pictures that the window shows. */
const shownPictures = (own: string) =>
  [...document.querySelectorAll<HTMLImageElement>(own)]
    .filter((img) => img.checkVisibility() && img.getBoundingClientRect().top < window.innerHeight)
    .map(({ currentSrc }) => currentSrc);

/** In the page: when the last of some pictures was there, and when the first script was requested, in ms. */
function loadTimes(shown: readonly string[]) {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const ofScripts = entries.filter(({ name }) => name.endsWith('.js'));
  const ofPictures = entries.filter(({ name }) => shown.includes(name));
  return {
    pictures: Math.max(...ofPictures.map(({ responseEnd }) => responseEnd)),
    scripts: Math.min(...ofScripts.map(({ startTime }) => startTime)),
  };
}

for (const path of ['/order/shopping_cart', '/goods/goods_search?cid=3'])
  test(`no script is requested before all pictures of the first window are there: ${path}`, async ({
    page,
  }) => {
    await startSession(page, MALI);
    // A page whose pictures are late starts its scripts anyway.
    await page.addInitScript(() => {
      const start = window.setTimeout;
      const withoutLimit = (run: TimerHandler, ms?: number) => (ms === 2500 ? 0 : start(run, ms));
      window.setTimeout = withoutLimit as typeof setTimeout;
    });
    let release = () => {};
    const released = new Promise<void>((done) => (release = done));
    let asked = 0;
    await page.route(/\/media\//, async (route) => {
      asked += 1;
      await released;
      await route.continue();
    });
    const arrival = page.goto(path);
    await expect.poll(() => asked).toBeGreaterThan(4);
    await page.evaluate(framesShown);
    await expect.poll(() => page.evaluate(scripts)).toBe(0);
    // The scripts may bring others, such as the logo of a store.
    const shown = await page.evaluate(shownPictures, OWN);
    expect(shown.length).toBeGreaterThan(4);
    release();
    await arrival;
    const times = await page.evaluate(loadTimes, shown);
    expect(times.scripts).toBeGreaterThanOrEqual(times.pictures);
  });
