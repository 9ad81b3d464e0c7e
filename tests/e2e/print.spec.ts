/** Every page on paper. Each is in one language and format; with `--all` in each. */
import type { Page } from '@playwright/test';
import { GUEST_PAGES, MEMBER_PAGES, OF_ONE_ORDER } from '#tests/pages.ts';
import { startSession } from './arrange.ts';
import { cover, IS_ALL } from './cover.ts';
import { findPrintFaults, pagesOf } from './paper.ts';
import { scrollDown } from './scroll-down.ts';
import { settled } from './settled.ts';
import { CHINESE, ENGLISH, expect, FRENCH, LAO, MALI, test, THAI } from './shop.ts';
import { afterSalesPaths, checkoutPath, paymentPaths } from './tours/order-paths.ts';

/** A4 without margins of 10 mm, in CSS px. Upright paper has the layout of phones. */
const FORMATS = [
  { name: 'upright', width: 718, height: 1047 },
  { name: 'landscape', width: 1047, height: 718 },
];
const MARGIN = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
const PLACES = [CHINESE, ENGLISH, FRENCH, THAI, LAO].flatMap((language) =>
  FORMATS.map((format) => ({ language, format })),
);
type Place = (typeof PLACES)[number];

/** What moves to the next page leaves a gap: at most a page for each two, and the rest of the last one. */
const mostPages = (height: number, { height: paper }: Place['format']) =>
  Math.ceil((1.5 * height) / paper) + 1;

/**
 * In the page: loads the pictures that the window has not shown, e.g. at the end of a row, as browsers do to print. Resolves
 * after 100 ms in which every visible part has its data and its pictures: a new layout may show more of them.
 */
async function waitUntilComplete(): Promise<true> {
  const isVisible = (node: Element) => node.checkVisibility();
  function isBusy(): boolean {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
    for (const picture of pictures) picture.loading = 'eager';
    return (
      pictures.some((picture) => !picture.complete && isVisible(picture)) ||
      [...document.querySelectorAll('main .skeleton')].some(isVisible)
    );
  }
  for (let quiet = 0; quiet < 5; quiet = isBusy() ? 0 : quiet + 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return true;
}

/** Prints an address. @returns what is wrong with it */
async function print(page: Page, path: string, { language, format }: Place) {
  const window = page.viewportSize();
  await page.goto(language.prefix + path);
  // A part loads when it is near, from when it is hydrated on.
  await settled(page);
  await page.evaluate(scrollDown);
  await settled(page);
  await page.waitForFunction(waitUntilComplete);
  const pdf = await page.pdf({
    format: 'A4',
    landscape: format.name === 'landscape',
    margin: MARGIN,
  });
  // A session of the protocol ends emulation at the next navigation.
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(format);
  let faults: string[] = [];
  // The new layout brings parts near that load their data, and then pictures.
  const notLoaded = async () => {
    await page.waitForFunction(waitUntilComplete);
    faults = await page.evaluate(findPrintFaults);
    return faults.filter((fault) => fault.startsWith('not loaded'));
  };
  await expect.poll(notLoaded, path).toEqual([]);
  const height = await page.locator('main').evaluate((main) => main.scrollHeight);
  const unfolded = await page.locator('.folded').count();
  await page.emulateMedia({ media: null });
  if (window) await page.setViewportSize(window);

  const pages = pagesOf(pdf);
  const most = mostPages(height, format);
  if (pages.length === 0 || pages.length > most)
    faults.push(`${pages.length} pages, at most ${most} for ${height} px`);
  pages.forEach((hasContent, index) => {
    if (!hasContent) faults.push(`page ${index + 1} of ${pages.length} is blank`);
  });
  return { faults: [...new Set(faults)], sheets: pages.length, unfolded };
}

async function printAll(page: Page, paths: readonly string[], kind: string) {
  const wrong: Record<string, string[]> = {};
  let prints = 0;
  let sheets = 0;
  let unfolded = 0;
  for (const path of paths)
    // Numbers of orders differ between runs.
    for (const place of cover(path.replaceAll(/\w*\d{8,}\w*/g, ''), PLACES)) {
      const printed = await print(page, path, place);
      prints += 1;
      sheets += printed.sheets;
      unfolded += printed.unfolded;
      if (printed.faults.length > 0)
        wrong[`${path} ${place.language.locale} ${place.format.name}`] = printed.faults;
    }
  const found = Object.values(wrong).flat().length;
  console.log(
    `${kind}: ${paths.length} pages, ${prints} prints, ${sheets} sheets, ${unfolded} unfolded parts, ${found} faults`,
  );
  expect(wrong).toEqual({});
  return unfolded;
}

test('public pages on paper', async ({ page }) => {
  await printAll(
    page,
    [...GUEST_PAGES, '/no/such/page', '/order/order_detail?identity='],
    'public',
  );
});

test('pages of members on paper', async ({ page }) => {
  await startSession(page, MALI);
  const lists = [
    '/users/order_list?orderStatus=0',
    '/users/evaluation_list?tab=written',
    '/users/collection_list?tab=stores',
    '/users/points_list?tab=earn',
  ];
  await printAll(page, [...MEMBER_PAGES, ...lists], 'member');
});

test('pages of a purchase on paper', async ({ page, sandbox }) => {
  await startSession(page, MALI);
  // A parcel with seven updates
  const signed = await sandbox.control<string>({ do: 'sign', email: MALI.email });
  const [link] = await sandbox.control<{ address: string }[]>({ do: 'links' });
  const afterSales = await afterSalesPaths(page);
  const paths = [
    await checkoutPath(page),
    ...(await paymentPaths(page)),
    ...afterSales
      .filter(([name]) => IS_ALL || !/^refund \d/.test(name) || name === 'refund 1')
      .map(([, path]) => path),
    `/order/order_detail?orderNo=${signed}&orderStatus=1`,
    link?.address ?? '',
  ];
  const pathOf = (address: string) => address.split('?')[0];
  expect([...new Set(paths.map(pathOf))].toSorted()).toEqual(OF_ONE_ORDER.toSorted());
  const unfolded = await printAll(page, paths, 'purchase');
  expect(unfolded, 'earlier updates of a parcel').toBeGreaterThan(0);
});
