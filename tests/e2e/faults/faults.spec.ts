import { readFile } from 'node:fs/promises';
import { openAsFrame } from '../arrange.ts';
import { test } from '../robust-steps.ts';
import { CHINESE, ENGLISH, expect, FRENCH, LAO, MALI, SOM, THAI } from '../shop.ts';
import {
  FAULT_KINDS,
  type FaultKind,
  faultsOf,
  injectFault,
  sampleOf,
  SHORT_LIMIT_MS,
} from './fault-kinds.ts';
import { replaceShopper } from './replace-shopper.ts';
import { type AnyStep, expectReadable, recover, type StepContext } from './step.ts';
import { BUYING_STEPS, OTHER_STEPS } from './steps.ts';

// One file has most of the tests; each worker has a market of its own.
test.describe.configure({ mode: 'parallel' });

/** `npm run bench faults` runs all combinations; every other run a sample with each fault. */
const ALL = process.env.FAULTS === 'all';
const LANGUAGES = [ENGLISH, CHINESE, THAI, FRENCH, LAO];
/** A query whose connection is lost is retried twice before it fails; responses are shown at once. */
const RETRIES_MS = 1300;
const SHOWN_MS = 250;

/** How long the shop needs to show the outcome. */
function shownAfter(fault: FaultKind, { writes }: AnyStep): number {
  const limit = fault.hangs ? SHORT_LIMIT_MS : 0;
  if (writes) return limit + SHOWN_MS;
  return fault.losesConnection || fault.hangs ? 3 * limit + RETRIES_MS : SHOWN_MS;
}

test('the sample has every fault, and its page states the numbers', async () => {
  const steps = [...BUYING_STEPS, ...OTHER_STEPS];
  const combinations = steps.flatMap(faultsOf).length;
  const text = await readFile('docs/measurements/faults.md', 'utf8');
  expect(text).toContain(
    `${steps.length} steps, ${FAULT_KINDS.length} faults, ${combinations} combinations`,
  );
  const sample = sampleOf(BUYING_STEPS, OTHER_STEPS);
  expect(new Set(sample.map(({ fault }) => fault))).toEqual(new Set(FAULT_KINDS));
  expect(sample.map(({ step }) => step)).toEqual(expect.arrayContaining([...BUYING_STEPS]));
  expect(text).toContain(`runs ${sample.length} of them`);
});

function testStep(step: AnyStep, index: number, faults: readonly FaultKind[]) {
  const language = LANGUAGES[index % LANGUAGES.length] ?? ENGLISH;
  test.describe(step.name, () => {
    for (const fault of faults) {
      test(fault.name, async ({ page, market, sandbox }) => {
        const account = step.account ?? MALI;
        const shopper = step.account && (await market.signIn(step.account));
        const client = await market.connect(account);
        const call: StepContext['call'] = async (id, sent) => {
          try {
            return await client.call(id, sent);
          } catch {
            // An expired session ends all sessions of the account.
            return (await market.connect(account)).call(id, sent);
          }
        };
        expect(shopper?.token).not.toBe(client.token);
        const { connect } = market;
        const context: StepContext = { page, language, sandbox, call, connect };
        const prepared = await step.prepare(context);
        await fault.beforeStart?.(page);
        await prepared.start();
        const injected = fault.handle ? await injectFault(page, step, fault.handle) : null;
        if (injected) await openAsFrame(page);
        await fault.before?.(page, sandbox, account);

        const second: StepContext | null = fault.inTwoTabs
          ? { ...context, page: await page.context().newPage() }
          : null;
        if (second) await prepared.start(second);
        const [isPressed] = await Promise.all([
          prepared.perform(),
          second && prepared.perform(second),
        ]);
        if (injected) {
          // On a busy machine a button may not be ready for a press in time.
          if (!isPressed) await expect.poll(() => prepared.perform()).toBe(true);
          await injected.expectHit();
          if (fault.isPressedAgain && step.writes) {
            await page.waitForTimeout(200);
            await prepared.perform();
          }
          if (!fault.isReplaced) await page.waitForTimeout(shownAfter(fault, step));
          await expectReadable(context);
          // The call is pending until the page is reloaded for the other shopper: its answer may leave the page.
          if (!fault.isReplaced) await injected.remove();
          await fault.after?.(page);
        }
        if (fault.isReplaced) {
          await replaceShopper(context, account, account === SOM ? MALI : SOM);
          await injected?.remove();
          if (!(await prepared.isDone())) await prepared.start();
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

const sample = sampleOf(BUYING_STEPS, OTHER_STEPS);
for (const [index, step] of [...BUYING_STEPS, ...OTHER_STEPS].entries()) {
  const sampled = sample.filter((one) => one.step === step).map(({ fault }) => fault);
  testStep(step, index, ALL ? faultsOf(step) : sampled);
}
