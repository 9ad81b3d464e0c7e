/** Not part of the tests: takes the screens of `npm run bench screens`. */
import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { NAMED_GUEST_PAGES, NAMED_MEMBER_PAGES } from '#tests/pages.ts';
import { startSession } from '#tests/e2e/arrange.ts';
import { scrollDown } from '#tests/e2e/scroll-down.ts';
import { settled } from '#tests/e2e/settled.ts';
import {
  CHINESE,
  ENGLISH,
  FRENCH,
  LAO,
  type Language,
  MALI,
  SOM,
  test,
  THAI,
} from '#tests/e2e/shop.ts';
import { TOURS } from '#tests/e2e/tours/all.ts';
import { createGuide, type Tour } from '#tests/e2e/tours/guide.ts';
import { fileOf, isPageSelected, isTourSelected } from './options.ts';
import { SCREENS_TIME } from './screens-time.ts';
import { MISSED, takeOptions } from './take.ts';

const { out, selection } = takeOptions();
const PAGES = 'pages';
/** The market renders a picture when it is first requested. */
const PICTURES_MS = 60_000;
/** Endless lists are cut off there. */
const HIGHEST = 9000;
/** Hides what is not part of the shop. Animations are shown at their end, where a toast has faded out. */
const STYLE =
  '#sandbox, .language-bar { display: none !important } .toast { animation: none !important }';

type NamedPage = (typeof NAMED_GUEST_PAGES)[number];
const selectedPages = (pages: readonly NamedPage[]) =>
  pages.filter(({ name }) => isPageSelected(name, selection));
const guestPages = selectedPages(NAMED_GUEST_PAGES);
const memberPages = selectedPages(NAMED_MEMBER_PAGES);

const pagesTour = (pages: readonly NamedPage[], account: Pick<Tour, 'account'>): Tour[] =>
  pages.length === 0
    ? []
    : [
        {
          name: PAGES,
          ...account,
          async run({ checkPage }) {
            for (const { name, address } of pages) await checkPage(name, address);
          },
        },
      ];

const tours: readonly Tour[] = [
  ...pagesTour(guestPages, {}),
  ...pagesTour(memberPages, { account: MALI }),
  ...TOURS.filter(({ name }) => isTourSelected(name, selection)),
];

/** Whether the screen of a tour is also one of the pages. */
function isRepeated(tour: Tour, path: string): boolean {
  if (tour.name === PAGES) return false;
  const pages = tour.account ? memberPages : guestPages;
  return tour.account?.email !== SOM.email && pages.some(({ address }) => address === path);
}

/** In the page: whether the pictures in the window are loaded. */
function arePicturesLoaded(): boolean {
  const isInWindow = (picture: Element) => {
    const { width, height, top, bottom, left, right } = picture.getBoundingClientRect();
    const isInside = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    return width * height > 0 && isInside;
  };
  return [...document.images].every((picture) => picture.complete || !isInWindow(picture));
}

async function shoot(page: Page, path: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(arePicturesLoaded, undefined, { timeout: PICTURES_MS });
  mkdirSync(dirname(path), { recursive: true });
  await page.screenshot({ path, animations: 'disabled', style: STYLE });
}

/** Takes the whole page in a window of its height: what is not in the window is neither loaded nor rendered. */
async function shootPage(page: Page, path: string): Promise<void> {
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  await page.evaluate(scrollDown);
  await settled(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...window, height: Math.min(height, HIGHEST) });
  await page.evaluate(() => scrollTo(0, 0));
  await settled(page);
  await shoot(page, path);
  await page.setViewportSize(window);
}

for (const language of [CHINESE, ENGLISH, FRENCH, THAI, LAO] satisfies Language[])
  for (const tour of tours) {
    const { name: tourName, account } = tour;
    if (!selection.locales.includes(language.locale)) continue;
    const title = `${tourName} of ${account?.email ?? 'a guest'} in ${language.locale}`;
    test(title, async ({ page, sandbox }, { project }) => {
      const width = Number(project.name);
      await page.clock.setFixedTime(SCREENS_TIME);
      if (account) await startSession(page, account);
      const guide = createGuide(page, {
        language,
        sandbox,
        apart: false,
        async visit({ name, path }, reach) {
          const file = fileOf(language.locale, width, tourName, name);
          try {
            await reach();
            if (path !== undefined && isRepeated(tour, path)) return;
            const take = path === undefined || selection.first ? shoot : shootPage;
            await take(page, join(out, file));
          } catch (error) {
            appendFileSync(join(out, MISSED), `${file}: ${String(error).split('\n')[0]}\n`);
          }
        },
      });
      await tour.run(guide);
    });
  }
