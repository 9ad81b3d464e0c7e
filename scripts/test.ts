/**
 * Runs all checks and ends with `N passed, N failed`: a check counts as one, a test runner as the number of its tests.
 * `--fast` skips the browser; `--changed [REVISION]` runs what the changes since a revision (default HEAD) can affect.
 * Checks run beside the tests, two at a time; outside of CI those whose files are as when they passed last are skipped.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { ensureNginx } from './nginx.ts';
import { affectedTests, changedFiles } from './test/changed.ts';
import { contentOf, hasPassed, storeOutcome } from './test/passed.ts';
import { type Run, runStep, type Step } from './test/step.ts';
import { buildStep, checks, firstSteps, journeyStep, sizesStep, unitStep } from './test/steps.ts';
import { readProcessors, timeline } from './test/timeline.ts';

const CHECKS_AT_A_TIME = 2;
const SAMPLE_MS = 1000;

const cache = join(import.meta.dirname, '..', '.cache');
const args = process.argv.slice(2);
const isFast = args.includes('--fast');
const canSkip = process.env.CI === undefined;

/** The tests to run: null for all. */
function selectTests() {
  const at = args.indexOf('--changed');
  if (at < 0) return null;
  const next = args[at + 1];
  return affectedTests(changedFiles(next?.startsWith('-') ? 'HEAD' : (next ?? 'HEAD')));
}

function mainSteps(): Step[] {
  const selected = selectTests();
  if (!selected) return isFast ? [unitStep()] : [buildStep, unitStep(), sizesStep, journeyStep()];
  const { units, journeys } = selected;
  console.log(`The changes can affect ${units.length} test files and ${journeys.length} journeys.`);
  return [
    ...(units.length > 0 ? [unitStep(units)] : []),
    ...(journeys.length > 0 && !isFast ? [buildStep, sizesStep, journeyStep(journeys)] : []),
  ];
}

const runs: Run[] = [];

async function run(step: Step, inBackground: boolean): Promise<void> {
  const content = contentOf(step);
  if (canSkip && hasPassed(step, content)) {
    console.log(`── ${step.name}: unchanged since it passed`);
    return;
  }
  const outcome = await runStep(step, inBackground);
  storeOutcome(step, content, outcome.failures.length === 0);
  runs.push(outcome);
}

async function runInTurn(steps: Iterator<Step>, inBackground: boolean): Promise<void> {
  for (let next = steps.next(); !next.done; next = steps.next())
    await run(next.value, inBackground);
}

mkdirSync(cache, { recursive: true });
if (!isFast) {
  ensureChromium();
  ensureNginx();
}
const main = mainSteps();

const samples = [readProcessors()];
const sampling = setInterval(() => samples.push(readProcessors()), SAMPLE_MS);
await runInTurn(firstSteps.values(), false);
const queue = checks.values();
await Promise.all([
  runInTurn(main.values(), false),
  ...Array.from({ length: CHECKS_AT_A_TIME }, () => runInTurn(queue, true)),
]);
clearInterval(sampling);
samples.push(readProcessors());

const chart = timeline(
  runs.flatMap(({ name, lanes, ...span }) => [
    [name, [span]] as const,
    ...lanes.map((spans, index) => [`  worker ${index + 1}`, spans] as const),
  ]),
  samples,
);
writeFileSync(join(cache, 'test-timeline.txt'), `${chart}\n`);
console.log(`\n${chart}\n`);

const failures = runs.flatMap((one) => one.failures);
const passed = runs.reduce((sum, one) => sum + one.passed, 0);
// Last, because a log may be cut.
for (const { test, reason } of failures)
  console.log(`FAILED: ${[test, reason].filter(Boolean).join(': ')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
