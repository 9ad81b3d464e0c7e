/** Every screen of every tour, reached once: all looks that leave it as it is are taken there. */
import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { startSession } from './arrange.ts';
import { IS_ALL } from './cover.ts';
import { expectCurrentMarked } from './current-marked.ts';
import { createForcedLook, type Palette } from './forced-look.ts';
import { expectNamesApart } from './names-apart.ts';
import { PHONE } from './phone.ts';
import {
  CHINESE,
  ENGLISH,
  expect,
  expectAccessible,
  FRENCH,
  type Language,
  LAO,
  test,
  THAI,
} from './shop.ts';
import { expectOrderFree } from './style-order.ts';
import { accountTour } from './tours/account.ts';
import { afterSaleTour } from './tours/after-sale.ts';
import { TOURS } from './tours/all.ts';
import { applicationTour } from './tours/application.ts';
import { checkoutTour } from './tours/checkout.ts';
import { emptyTour } from './tours/empty.ts';
import { guestTour } from './tours/guest.ts';
import { createGuide, type Tour } from './tours/guide.ts';
import { ordersTour } from './tours/orders.ts';
import { signInTour } from './tours/sign-in.ts';
import { visitorTour } from './tours/visitor.ts';

test.describe.configure({ mode: 'parallel' });

type Window = keyof typeof WINDOWS;
type Place = readonly [Language, Window, Palette];
const WINDOWS = {
  wide: { width: 1440, height: 900 },
  narrow: { width: 1024, height: 768 },
  phone: PHONE.viewport,
};
const LANGUAGES = [CHINESE, ENGLISH, FRENCH, THAI, LAO];
const PALETTES: readonly Palette[] = ['light', 'dark'];
/** Screens of menus that phones do not have. */
const WIDE_ONLY: readonly Tour[] = [guestTour];
/** Where each tour is taken: together each language, window and palette, and each pair of window and palette. */
const PLACES = new Map<Tour, Place>([
  // Guests' documents are rendered on the server, see `apart`.
  [guestTour, [CHINESE, 'wide', 'dark']],
  [signInTour, [LAO, 'phone', 'light']],
  [checkoutTour, [FRENCH, 'wide', 'light']],
  [ordersTour, [THAI, 'wide', 'dark']],
  [applicationTour, [CHINESE, 'phone', 'light']],
  [accountTour, [ENGLISH, 'wide', 'dark']],
  [emptyTour, [ENGLISH, 'phone', 'light']],
  // The language with the widest texts
  [afterSaleTour, [LAO, 'narrow', 'light']],
  [visitorTour, [FRENCH, 'phone', 'dark']],
]);

/** What assistive technology reads, and styles that depend on the order in which they were loaded. */
async function expectNoBarriers(page: Page, name: string, isPage: boolean): Promise<void> {
  if (isPage) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    // Sticky bars at the lower edge cover parts of the page, except at its end.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  }
  await expectAccessible(page, name);
  await expectNamesApart(page, name);
  await expectCurrentMarked(page, name);
  await expectOrderFree(page, name);
}

function testTour(tour: Tour, [language, window, palette]: Place): void {
  const { width, height } = WINDOWS[window];
  test.describe(`in ${language.locale}, ${width} px, ${palette} palette`, () => {
    test.use({ viewport: { width, height: tour.hasStickyBar ? 2400 : height } });

    test(tour.name, async ({ page, sandbox }) => {
      if (tour.account) await startSession(page, tour.account);
      const forced = createForcedLook(page);
      const faults: Record<string, string[]> = {};
      const guide = createGuide(page, {
        language,
        sandbox,
        apart: !tour.account && language === CHINESE,
        visit: ({ name, path }, reach) =>
          test.step(name, async () => {
            const isPage = path !== undefined;
            await reach();
            await test.step('is accessible', () => expectNoBarriers(page, name, isPage));
            await test.step('in forced colours', async () => {
              const found = await forced.look(palette, isPage);
              if (found.length > 0) faults[name] = found;
            });
          }),
      });
      await tour.run(guide);
      expect(forced.painted.size).toBeGreaterThan(100);
      expect(forced.states.size).toBeGreaterThan(0);
      expect(faults, 'in forced colours').toEqual({});
    });
  });
}

/** Every place, the one of `npm test` included. */
const everywhere = (given: Place, windows: readonly Window[]): readonly Place[] => [
  given,
  ...windows.flatMap((window) =>
    LANGUAGES.flatMap((language) =>
      PALETTES.map((palette): Place => [language, window, palette]).filter(
        (place) => !isDeepStrictEqual(place, given),
      ),
    ),
  ),
];

for (const tour of TOURS) {
  const given = PLACES.get(tour);
  if (!given) throw new Error(`There is no place for the tour ${tour.name}`);
  const windows: readonly Window[] = WIDE_ONLY.includes(tour) ? ['wide'] : ['wide', 'phone'];
  for (const place of IS_ALL ? everywhere(given, windows) : [given]) testTour(tour, place);
}
