/**
 * Runs all checks one after the other; `--fast` skips the browser. Ends with `N passed, N failed`: a step counts as one,
 * a test runner as the number of its tests.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { ensureNginx } from './nginx.ts';

interface Score {
  passed: number;
  failed: number;
}
interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** reads the score from the report of the command */
  score?: () => Score;
}

const root = join(import.meta.dirname, '..');
const cache = join(root, '.cache');
const fast = process.argv.includes('--fast');

function report(file: string, read: (report: never) => Score) {
  const path = join(cache, file);
  rmSync(path, { force: true });
  return () =>
    existsSync(path)
      ? read(JSON.parse(readFileSync(path, 'utf8')) as never)
      : { passed: 0, failed: 1 };
}

const unitScore = report(
  'vitest.json',
  (report: { numPassedTests: number; numFailedTests: number }) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  }),
);
const browserScore = report(
  'playwright.json',
  (report: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
  }),
);

const steps: Step[] = [
  {
    name: 'Contract lint',
    command: ['redocly', 'lint', 'openapi/openapi.yaml', '--config', 'openapi/redocly.yaml'],
    env: { REDOCLY_TELEMETRY: 'off' },
  },
  { name: 'Generated files', command: [process.execPath, 'scripts/generate.ts', '--check'] },
  { name: 'Format', command: ['prettier', '--check', '.', '--log-level', 'warn'] },
  { name: 'Types', command: ['tsc', '-p', '.'] },
  { name: 'Types of the browser', command: ['tsc', '-p', 'src'] },
  { name: 'Types of the market', command: ['tsc', '-p', 'mocks'] },
  { name: 'Words', command: [process.execPath, 'scripts/words.ts'] },
  { name: 'Packages', command: [process.execPath, 'scripts/packages.ts', '--offline'] },
  { name: 'Styles', command: [process.execPath, 'scripts/styles.ts'] },
  { name: 'Unused code', command: ['knip'] },
  { name: 'Lint', command: ['oxlint', '--type-aware', '-c', '.oxlintrc.json', '--deny-warnings'] },
  {
    name: 'Unit and component tests',
    command: [
      'vitest',
      'run',
      // A test that passes on the retry is marked in the output.
      '--retry=1',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=.cache/vitest.json',
    ],
    score: unitScore,
  },
];
if (!fast) {
  steps.push(
    { name: 'Production build', command: [process.execPath, 'scripts/build.ts'] },
    { name: 'Sizes', command: [process.execPath, 'scripts/sizes.ts'] },
    {
      name: 'Journeys in Chromium',
      command: ['playwright', 'test'],
      env: { E2E_JSON: join(cache, 'playwright.json') },
      score: browserScore,
    },
  );
}

function run({ name, command: [program = '', ...args], env, score }: Step): Score {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  console.log(
    `── ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
  const counted = score?.() ?? { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  // A runner may fail without a failed test.
  return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

mkdirSync(cache, { recursive: true });
if (!fast) {
  ensureChromium();
  ensureNginx();
}
const total = { passed: 0, failed: 0 };
for (const step of steps) {
  const { passed, failed } = run(step);
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
