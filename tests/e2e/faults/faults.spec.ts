import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { test } from '../robust-steps.ts';
import { CHINESE, ENGLISH, expect, FRENCH, LAO, MALI, THAI } from '../shop.ts';
import { FAULT_KINDS, faultsOf, injectFault, sampleOf } from './fault-kinds.ts';
import { expectReadable, recover, type StepContext } from './step.ts';
import { STEPS } from './steps.ts';

/** `npm run faults` runs all combinations; every other run a sample with each step and each fault. */
const ALL = process.env.FAULTS === 'all';
const LANGUAGES = [ENGLISH, CHINESE, THAI, FRENCH, LAO];
/** A query whose connection is lost is retried twice before it fails; responses are shown at once. */
const RETRIES_MS = 1300;
const SHOWN_MS = 250;

const blockPictures = (page: Page) =>
  page.route(/\.(webp|avif|png|jpe?g)(\?|$)|\/pictures\//, (route) => route.abort());

test('the README states the number of combinations', async () => {
  const combinations = STEPS.flatMap(faultsOf).length;
  const readme = await readFile('README.md', 'utf8');
  expect(readme).toContain(
    `${STEPS.length} steps, ${FAULT_KINDS.length} faults, ${combinations} combinations`,
  );
});

for (const [index, step] of STEPS.entries()) {
  const language = LANGUAGES[index % LANGUAGES.length] ?? ENGLISH;
  test.describe(step.name, () => {
    for (const fault of ALL ? faultsOf(step) : sampleOf(step, index)) {
      test(fault.name, async ({ page, market, sandbox }) => {
        const shopper = await market.signIn(MALI);
        const client = await market.connect(MALI);
        const call: StepContext['call'] = async (id, sent) => {
          try {
            return await client.call(id, sent);
          } catch {
            // An expired session ends all sessions of the account.
            return (await market.connect(MALI)).call(id, sent);
          }
        };
        expect(shopper.token).not.toBe(client.token);
        const context: StepContext = { page, language, sandbox, call };
        await blockPictures(page);
        const prepared = await step.prepare(context);
        await fault.beforeStart?.(page);
        await prepared.start();
        const injected = fault.handle ? await injectFault(page, step, fault.handle) : null;
        await fault.before?.(page, sandbox);

        const second: StepContext | null = fault.inTwoTabs
          ? { ...context, page: await page.context().newPage() }
          : null;
        if (second) {
          await blockPictures(second.page);
          await prepared.start(second);
        }
        await Promise.all([prepared.perform(), second && prepared.perform(second)]);
        if (injected) {
          await injected.expectHit();
          if (fault.isPressedAgain && step.writes) {
            await page.waitForTimeout(200);
            await prepared.perform();
          }
          const isRetried = fault.losesConnection && !step.writes;
          await page.waitForTimeout(isRetried ? RETRIES_MS : SHOWN_MS);
          await expectReadable(context);
          await injected.remove();
        }
        await recover(context, prepared);
        if (second) {
          await recover(second, prepared);
          await second.page.close();
        }
        await expectReadable(context);
        await prepared.check();
      });
    }
  });
}
