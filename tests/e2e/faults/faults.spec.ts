import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { test } from '../robust-steps.ts';
import { CHINESE, ENGLISH, expect, FRENCH, LAO, MALI, THAI } from '../shop.ts';
import { arm, FAULT_KINDS, faultsOf, sampleOf } from './fault-kinds.ts';
import { STEPS } from './steps.ts';
import { expectReadable, goOn, type Walk } from './walk.ts';

/** `npm run faults` tries the whole table; every run of the journeys a sample that meets each step and each fault. */
const ALL = process.env.FAULTS === 'all';
const LANGUAGES = [ENGLISH, CHINESE, THAI, FRENCH, LAO];
/** A read whose line was cut is tried three times before the page gives up; what was answered is shown at once. */
const GIVEN_UP_MS = 1300;
const SHOWN_MS = 250;

const withoutPictures = (page: Page) =>
  page.route(/\.(webp|avif|png|jpe?g)(\?|$)|\/pictures\//, (route) => route.abort());

test('the README names the size of the table', async () => {
  const walks = STEPS.flatMap(faultsOf).length;
  const readme = await readFile('README.md', 'utf8');
  expect(readme).toContain(`${STEPS.length} steps, ${FAULT_KINDS.length} faults, ${walks} walks`);
});

for (const [index, one] of STEPS.entries()) {
  const language = LANGUAGES[index % LANGUAGES.length] ?? ENGLISH;
  test.describe(one.name, () => {
    for (const fault of ALL ? faultsOf(one) : sampleOf(one, index)) {
      test(fault.name, async ({ page, market, sandbox }) => {
        const shopper = await market.signIn(MALI);
        const own = await market.enter(MALI);
        const ask: Walk['ask'] = async (id, sent) => {
          try {
            return await own.call(id, sent);
          } catch {
            // The session of the test ends with the shopper's.
            return (await market.enter(MALI)).call(id, sent);
          }
        };
        expect(shopper.token).not.toBe(own.token);
        const walk: Walk = { page, language, sandbox, ask };
        await withoutPictures(page);
        const prepared = await one.prepare(walk);
        await fault.beforeStart?.(page);
        await prepared.start();
        const armed = fault.answer ? await arm(page, one, fault.answer) : null;
        await fault.before?.(page, sandbox);

        const second: Walk | null = fault.inTwoTabs
          ? { ...walk, page: await page.context().newPage() }
          : null;
        if (second) {
          await withoutPictures(second.page);
          await prepared.startIn(second);
        }
        await Promise.all([prepared.act(), second && prepared.act(second)]);
        if (armed) {
          await armed.met;
          if (fault.pressedAgain && one.writes) {
            await page.waitForTimeout(200);
            await prepared.act();
          }
          const isRetried = fault.cutsLine && !one.writes;
          await page.waitForTimeout(isRetried ? GIVEN_UP_MS : SHOWN_MS);
          await expectReadable(walk);
          await armed.heal();
        }
        await goOn(walk, prepared);
        if (second) {
          await goOn(second, prepared);
          await second.page.close();
        }
        await expectReadable(walk);
        await prepared.check();
      });
    }
  });
}
