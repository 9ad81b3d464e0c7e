import type { Page } from '@playwright/test';
import { FEATURED_ID } from '../../mocks/market/catalogue/special.ts';
import { enter } from './arrange.ts';
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
/** The shop's own. Those of merchants' own HTML are as merchants made them. */
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
 * Runs before the page: notes what moves without the shopper's doing. Scrolling makes the header small, and an endless
 * list longer than what stands under it.
 */
function watchShift() {
  window.shifts = [];
  const byScrolling = 'header, .reco__more, .promises, .footer';
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

/** In the page, which stands at its top: what comes too soon or too late. */
function outOfOrder(own: string): string[] {
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
  const tell = (what: string) => (img: HTMLImageElement) =>
    `${what}: ${img.className} ${img.src.slice(-60)}`;
  return [
    ...late.filter((img) => img.loading !== 'lazy').map(tell('below the fold and not lazy')),
    ...(largest && (largest.loading === 'lazy' || largest.fetchPriority !== 'high')
      ? [tell('the largest, and not first')(largest)]
      : []),
  ];
}

/**
 * In the page: goes down it, screen by screen, once the pictures of each are there. What has no size, or another one than
 * it is shown in; what does not come; and what moved.
 */
async function misfits(own: string): Promise<string[]> {
  const met = new Set<HTMLImageElement>();
  const end = performance.now() + 20_000;
  /** Not those which another picture of the row covers, or its edge. */
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
    for (const img of seen) met.add(img);
  }
  const wrong = [...met].flatMap((img) => {
    // What a picture of two densities says of itself is told in pixels of the page.
    const share = img.src.startsWith('data:')
      ? 1
      : img.naturalWidth / img.clientWidth / (img.srcset ? 1 : window.devicePixelRatio);
    return [
      ...(img.complete ? [] : ['did not come']),
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
    ...(met.size === 0 ? ['no picture at all'] : []),
    ...wrong,
    ...(moved > 0.001
      ? [`moved by ${moved}: ${window.shifts.flatMap(({ what }) => what).join(' | ')}`]
      : []),
  ];
}

/** In the page: pictures that came to nothing and have no stand-in. */
const broken = (own: string) =>
  [...document.querySelectorAll<HTMLImageElement>(own)]
    .filter((img) => img.complete && img.naturalWidth === 0)
    .map((img) => img.outerHTML.slice(0, 160));

/** An image service that gives exactly the width it is asked for, at once. */
async function serveWidths(page: Page): Promise<void> {
  await page.route(/\/media\/.*\?w=\d+$/, (route) => {
    const width = new URL(route.request().url()).searchParams.get('w');
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}"/>`,
    });
  });
}

/** Goes from page to page as a guest, then as a member. */
async function walk(page: Page, look: (path: string) => Promise<void>): Promise<void> {
  for (const path of [...PAGES, ...OF_MEMBERS]) {
    if (path === OF_MEMBERS[0]) await enter(page, MALI);
    await page.goto(path);
    await look(path);
  }
}

for (const density of [1, 2]) {
  test.describe(`at ${density} pixels to the pixel`, () => {
    test.use({ deviceScaleFactor: density });
    test('pictures are as large as they are shown, sized, and in good order', async ({ page }) => {
      await page.addInitScript(watchShift);
      await serveWidths(page);
      const wrong: Record<string, string[]> = {};
      await walk(page, async (path) => {
        await page.locator(OWN).first().waitFor();
        const found = [
          ...(await page.evaluate(outOfOrder, OWN)),
          ...(await page.evaluate(misfits, OWN)),
        ];
        if (found.length > 0) wrong[path] = found;
      });
      expect(wrong).toEqual({});
    });
  });
}

test('a picture that cannot be had has its stand-in', async ({ page }) => {
  await page.route(/\/media\//, (route) => route.fulfill({ status: 404 }));
  await walk(page, async (path) => {
    await page.evaluate(scrollDown);
    await expect.poll(() => page.evaluate(broken, OWN), path).toEqual([]);
  });
});
