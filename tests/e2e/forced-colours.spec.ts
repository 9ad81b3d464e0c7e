/** Every screen in forced colours, as in the contrast themes of Windows. */
import { GUEST_PAGES, MEMBER_PAGES } from '#tests/pages.ts';
import { startSession } from './arrange.ts';
import { cover } from './cover.ts';
import { findLostPaint } from './forced-paint.ts';
import { findHiddenStates } from './forced-states.ts';
import { PHONE } from './phone.ts';
import { scrollDown } from './scroll-down.ts';
import { CHINESE, ENGLISH, expect, FRENCH, LAO, MALI, test, THAI } from './shop.ts';
import { TOURS } from './tours/all.ts';
import { createGuide, type Tour } from './tours/guide.ts';

test.describe.configure({ mode: 'parallel' });

const pagesTour = (name: string, pages: readonly string[], more: Partial<Tour>): Tour => ({
  name,
  ...more,
  async run({ checkPage }) {
    for (const path of pages) await checkPage(path, path);
  },
});
const WALKS: readonly Tour[] = [
  pagesTour('pages of guests', GUEST_PAGES, {}),
  pagesTour('pages of members', MEMBER_PAGES, { account: MALI }),
  ...TOURS,
];
/** Screens of menus that phones do not have. */
const WIDE_ONLY: readonly string[] = ['guest'];

const WINDOWS = [{ width: 1440, height: 900 }, PHONE.viewport];
const LANGUAGES = [CHINESE, ENGLISH, FRENCH, THAI, LAO];
/** Every pair of language and window, of language and palette, and of window and palette. */
const PLACES = LANGUAGES.flatMap((language, index) =>
  WINDOWS.map((viewport, turn) => ({
    language,
    viewport,
    palette: (index + turn) % 2 === 0 ? ('dark' as const) : ('light' as const),
  })),
);

for (const tour of WALKS)
  for (const { palette, viewport, language } of cover(
    tour.name,
    PLACES.filter(({ viewport: { width } }) => width > 767 || !WIDE_ONLY.includes(tour.name)),
  ))
    test.describe(`${palette} palette, ${viewport.width} px, ${language.locale}`, () => {
      test.use({
        viewport,
        contextOptions: { reducedMotion: 'reduce', forcedColors: 'active', colorScheme: palette },
      });

      test(tour.name, async ({ page, sandbox }) => {
        if (tour.account) await startSession(page, tour.account);
        const painted = new Set<string>();
        const states = new Set<string>();
        const faults: Record<string, string[]> = {};
        const guide = createGuide(page, {
          language,
          sandbox,
          apart: false,
          visit: ({ name, path }, reach) =>
            test.step(name, async () => {
              await reach();
              if (path !== undefined) await page.evaluate(scrollDown);
              const { lost, kinds } = await page.evaluate(findLostPaint, [...painted]);
              for (const kind of kinds) painted.add(kind);
              const found = [...lost, ...(await findHiddenStates(page, states))];
              if (found.length > 0) faults[name] = found;
            }),
        });
        await tour.run(guide);
        expect(painted.size).toBeGreaterThan(100);
        expect(states.size).toBeGreaterThan(0);
        expect(faults).toEqual({});
      });
    });
