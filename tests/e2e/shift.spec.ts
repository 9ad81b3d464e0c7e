import { setTimeout as wait } from 'node:timers/promises';
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
/** A good page stays below a twentieth of what browsers call good, or half of it while its data arrive one by one. */
const MOST_SHIFT = 0.005;
const MOST_SHIFT_LATE = 0.05;

/** Longer than the server waits for the data of a page before it sends a skeleton. */
const LATE_MS = 600;

async function memberPaths(page: Page): Promise<string[]> {
  await startSession(page, MALI);
  return [
    ...MEMBER_PAGES,
    '/',
    await checkoutPath(page),
    ...(await paymentPaths(page)),
    ...(await afterSalesPaths(page)).map(([, path]) => path),
  ];
}

const KINDS = [
  { name: 'guests', paths: () => GUEST_PAGES, delay: 0, most: MOST_SHIFT },
  { name: 'members', paths: memberPaths, delay: 0, most: MOST_SHIFT },
  {
    name: 'guests, from skeletons,',
    paths: () => GUEST_PAGES,
    delay: LATE_MS,
    most: MOST_SHIFT_LATE,
  },
  { name: 'members, from skeletons,', paths: memberPaths, delay: LATE_MS, most: MOST_SHIFT_LATE },
];

for (const { name, paths, delay, most } of KINDS)
  for (const [place, { locale, prefix }] of LANGUAGES.entries())
    test(`pages of ${name} stay in place while they load, in ${locale}`, async ({
      page,
      sandbox,
    }) => {
      const all = await paths(page);
      await sandbox.control({ do: 'delay', ms: delay });
      // Data arrive in an order of their own, and the other way round in every second language.
      if (delay > 0)
        await page.route('**/api/**', async (route) => {
          const turn = new URL(route.request().url()).pathname.length % 4;
          await wait((place % 2 === 0 ? turn : 3 - turn) * LATE_MS);
          await route.continue();
        });
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
          if (shift.moved > most) moved[`${path} at ${width} px`] = shift.what;
        }
      expect(moved).toEqual({});
    });
