import type { Page, Request } from '@playwright/test';
import { GUEST_PAGES, MEMBER_PAGES } from '#tests/pages.ts';
import { startSession } from './arrange.ts';
import { IS_ALL } from './cover.ts';
import { layoutShift } from './layout-shift.ts';
import { PHONE } from './phone.ts';
import { settled } from './settled.ts';
import { CHINESE, ENGLISH, expect, FRENCH, LAO, MALI, test, THAI } from './shop.ts';
import { afterSalesPaths, checkoutPath, paymentPaths } from './tours/order-paths.ts';

test.describe.configure({ mode: 'parallel' });

const LANGUAGES = [FRENCH, LAO, THAI, ENGLISH, CHINESE];
const WINDOWS = [PHONE.viewport, { width: 1440, height: 900 }];
/** A good page stays below a twentieth of what browsers call good. */
const MOST_SHIFT = 0.005;

const KINDS = [
  { name: 'guests', paths: () => GUEST_PAGES },
  {
    name: 'members',
    async paths(page: Page) {
      await startSession(page, MALI);
      return [
        ...MEMBER_PAGES,
        '/',
        await checkoutPath(page),
        ...(await paymentPaths(page)),
        ...(await afterSalesPaths(page)).map(([, path]) => path),
      ];
    },
  },
];

for (const { name, paths } of KINDS)
  for (const [place, { locale, prefix }] of LANGUAGES.entries())
    test(`pages of ${name} stay in place while they load, in ${locale}`, async ({ page }) => {
      const all = await paths(page);
      // On a slow machine a paint may happen at any point of the document.
      const client = await page.context().newCDPSession(page);
      await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      let calls = 0;
      const count = (by: number) => (request: Request) => {
        if (request.url().includes('/api/')) calls += by;
      };
      page.on('request', count(1));
      page.on('requestfinished', count(-1));
      page.on('requestfailed', count(-1));
      const moved: Record<string, string[]> = {};
      for (const [index, path] of all.entries())
        for (const [turn, { width, height }] of WINDOWS.entries()) {
          const isHere = index % LANGUAGES.length === place && (index + place) % 2 === turn;
          if (!IS_ALL && !isHere) continue;
          await page.setViewportSize({ width, height });
          await page.goto(prefix + path);
          await settled(page);
          await expect.poll(() => calls).toBe(0);
          await settled(page);
          const shift = await layoutShift(page, 100);
          if (shift.moved > MOST_SHIFT) moved[`${path} at ${width} px`] = shift.what;
        }
      expect(moved).toEqual({});
    });
