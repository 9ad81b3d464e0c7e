/** Every page, opened in two languages: all looks that leave it as it is are taken there. With `--all` in each. */
import type { Page } from '@playwright/test';
import { GUEST_PAGES, MEMBER_PAGES, OF_ONE_ORDER } from '#tests/pages.ts';
import { startSession } from './arrange.ts';
import { IS_ALL } from './cover.ts';
import { createForcedLook } from './forced-look.ts';
import { createTextLook } from './large-text.ts';
import { measure } from './look/measure.ts';
import { findReordered } from './look/reading-order.ts';
import { findFaults, findUnreadableWithDots } from './look/rules.ts';
import { FORMATS, type Format, print } from './paper.ts';
import { PHONE } from './phone.ts';
import { scrollDown } from './scroll-down.ts';
import { settled } from './settled.ts';
import {
  CHINESE,
  ENGLISH,
  expect,
  expectAccessible,
  FRENCH,
  type Language,
  LAO,
  MALI,
  type Sandbox,
  test,
  THAI,
} from './shop.ts';
import { textsOf } from './texts.ts';
import { afterSalesPaths, checkoutPath, paymentPaths } from './tours/order-paths.ts';

test.describe.configure({ mode: 'parallel' });

const LANGUAGES = [FRENCH, ENGLISH, LAO, CHINESE, THAI];
/** Each page is opened in this language and in the one so many places after it. */
const STEP = 2;
/** So high that a page loads all of it, without scrolling. */
const HEIGHT = 5000;
const KEY = /^[a-z]+\.[a-zA-Z]+$/;

/** A window of 1280 px at 400 %. Texts may be shortened in it, but not to less than they say. */
const NARROWEST = 320;

interface Plan {
  /** the last one is that of the looks that need one width */
  widths: readonly number[];
  isForced: boolean;
  /** null: it is not printed */
  format: Format | null;
}

/** What is looked at: together, the two languages of a page have each width, and each other look. */
function planOf(page: number, language: number): Plan | null {
  const isFirst = page % LANGUAGES.length === language;
  const isSecond = (page + STEP) % LANGUAGES.length === language;
  if (!IS_ALL && !isFirst && !isSecond) return null;
  const format = FORMATS[page % FORMATS.length] ?? null;
  if (IS_ALL)
    return {
      widths: [1024, 1200, 1440, NARROWEST, 360, PHONE.viewport.width],
      isForced: true,
      format,
    };
  const isForced = (page % 2 === 0) === isFirst;
  return isFirst
    ? { widths: [NARROWEST, 360, 1024, 1440], isForced, format: null }
    : { widths: [1200, PHONE.viewport.width], isForced, format };
}

/** The texts of the page, one for each visible text node. */
const visibleTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent && !parent.closest('script, style, #sandbox'))
        texts.push(walker.currentNode.textContent?.trim() ?? '');
    }
    return texts;
  });

/** Opens a page. Its document and all of its texts and links are in its language. */
async function openInLanguage(page: Page, { prefix, locale }: Language, path: string) {
  const tag = locale === 'lao' ? 'lo' : locale;
  const answer = await page.goto(prefix + path);
  expect(await answer?.text(), 'language before scripts run').toContain(`<html lang="${tag}"`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  await expect(page).toHaveTitle(/\S/);
  await expect
    .poll(
      async () => (await visibleTexts(page)).filter((text) => KEY.test(text)),
      'untranslated keys',
    )
    .toEqual([]);
  await expect(page.locator('.skip-link')).toHaveText(textsOf(locale)('a11y.skip'));
  const links = await page
    .locator('a[href^="/"]:not([hreflang])')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(0);
  const foreign = prefix
    ? links.filter((href) => href !== prefix && !href.startsWith(`${prefix}/`))
    : links.filter((href) => /^\/(en|fr|th|lao)(\/|$)/.test(href));
  expect(foreign, 'links to another language').toEqual([]);
}

/** In the page: lays out what is far away, too, and waits until what depends on the width is rendered. */
function renderAll(): Promise<unknown> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets = [sheet];
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/** What overlaps, is cut or reaches over the edge at a width. */
async function findAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.evaluate(renderAll);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const find = width > NARROWEST ? findFaults : findUnreadableWithDots;
  const faults = find(await page.evaluate(measure));
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  faults.push(...(await page.evaluate(findReordered)));
  return wide > 0 ? [...faults, `${wide} px wider than the window`] : faults;
}

/** In the page: controls that reach over an edge of the window, except in rows that scroll. */
function findOutside(): string[] {
  const scrolls = (node: Element) => {
    for (let around = node.parentElement; around; around = around.parentElement)
      if (getComputedStyle(around).overflowX !== 'visible') return true;
    return false;
  };
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
    .filter((node) => node.checkVisibility() && !node.closest('.sr, .skip-link') && !scrolls(node))
    .filter((node) => {
      const { left, right } = node.getBoundingClientRect();
      return left < 0 || right > window.innerWidth;
    })
    .map((node) => `${node.tagName} ${(node.ariaLabel ?? node.innerText).slice(0, 30)}`);
}

interface Kind {
  name: string;
  isOfMember: boolean;
  paths: (page: Page, sandbox: Sandbox) => Promise<readonly string[]> | readonly string[];
  /** of the paths: its earlier updates are folded, except on paper */
  folded?: number;
}

const KINDS: readonly Kind[] = [
  {
    name: 'guests',
    isOfMember: false,
    paths: () => [...GUEST_PAGES, '/no/such/page', '/order/order_detail?identity='],
  },
  {
    name: 'members',
    isOfMember: true,
    paths: () => [
      ...MEMBER_PAGES,
      '/users/order_list?orderStatus=0',
      '/users/evaluation_list?tab=written',
      '/users/collection_list?tab=stores',
      '/users/points_list?tab=earn',
    ],
  },
  {
    name: 'a purchase',
    isOfMember: true,
    folded: 0,
    async paths(page, sandbox) {
      // A parcel with seven updates
      const signed = await sandbox.control<string>({ do: 'sign', email: MALI.email });
      const [link] = await sandbox.control<{ address: string }[]>({ do: 'links' });
      return [
        `/order/order_detail?orderNo=${signed}&orderStatus=1`,
        link?.address ?? '',
        await checkoutPath(page),
        ...(await paymentPaths(page)),
        ...(await afterSalesPaths(page)).map(([, path]) => path),
      ];
    },
  },
];

for (const { name, isOfMember, paths, folded } of KINDS)
  for (const [place, language] of LANGUAGES.entries())
    test(`pages of ${name}, in ${language.locale}`, async ({ page, sandbox }) => {
      if (isOfMember) await startSession(page, MALI);
      const forced = createForcedLook(page);
      const lookAtText = createTextLook(page);
      /** what is wrong, by look and page */
      const wrong: Record<string, string[]> = {};
      const note = (look: string, path: string, found: readonly string[]) => {
        if (found.length > 0) wrong[`${look}: ${path}`] = [...found];
      };
      let count = 0;
      for (const [index, path] of (await paths(page, sandbox)).entries()) {
        const plan = planOf(index, place);
        if (!plan) continue;
        const { widths, isForced, format } = plan;
        await test.step(path, async () => {
          count += 1;
          await page.setViewportSize({ width: widths[0] ?? 0, height: HEIGHT });
          await test.step('language', () => openInLanguage(page, language, path));
          for (const width of widths)
            await test.step(`${width} px`, async () =>
              note(`${width} px`, path, await findAt(page, width)));
          if (widths.at(-1) === PHONE.viewport.width)
            await test.step('on a phone', async () => {
              await page.evaluate(scrollDown);
              await settled(page);
              note('on a phone', path, await page.evaluate(findOutside));
              await expectAccessible(page, path);
              await test.step('with larger text', async () =>
                note('text', path, await lookAtText(index)));
            });
          if (isForced)
            await test.step('in forced colours', async () => {
              const palette = index % 4 < 2 ? 'dark' : 'light';
              // Pictures of a high window take long.
              await page.setViewportSize({ width: widths.at(-1) ?? 0, height: 900 });
              note('in forced colours', path, await forced.look(palette, true));
            });
          if (format)
            await test.step('on paper', async () => {
              const { faults, unfolded } = await print(page, path, format);
              note('on paper', path, faults);
              if (index === folded) expect(unfolded, 'earlier updates').toBeGreaterThan(0);
            });
        });
      }
      console.log(`${name} in ${language.locale}: ${count} pages, ${forced.painted.size} kinds`);
      expect(wrong).toEqual({});
    });

test('the pages of a purchase are all that need an order', async ({ page, sandbox }) => {
  await startSession(page, MALI);
  const [, , purchase] = KINDS;
  const found = (await purchase?.paths(page, sandbox)) ?? [];
  const pathOf = (address: string) => address.split('?')[0];
  expect([...new Set(found.map(pathOf))].toSorted()).toEqual(OF_ONE_ORDER.toSorted());
});
