import { defineConfig, type ReporterDescription } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium.ts';
import { logAt, MARKETS, originAt, portAt } from './tests/e2e/origin.ts';
import { deadlinesAt, measureSlowness } from './tests/machine-speed.ts';
import { IS_PHONE, PHONE, PHONE_SPECS } from './tests/e2e/phone.ts';
import { COMPLETE_ONLY, IS_COMPLETE } from './tests/e2e/profile.ts';

const asIs = IS_COMPLETE ? '' : '--as-is';
const reporters: ReporterDescription[] = [
  ['list'],
  ...(process.env.E2E_JSON ? [['json', { outputFile: process.env.E2E_JSON }] as const] : []),
  ...(IS_COMPLETE ? [] : [['./tests/e2e/skipped-reporter.ts'] as const]),
];

const launch = chromiumLaunch();

// The config is read again in each worker, which takes over what the run has measured.
process.env.E2E_SLOWNESS ??= String(measureSlowness());
const deadlines = deadlinesAt(Number(process.env.E2E_SLOWNESS));

export default defineConfig({
  testDir: 'tests/e2e',
  ...(IS_PHONE ? { testMatch: PHONE_SPECS.map((name) => `**/${name}.spec.ts`) } : {}),
  testIgnore: IS_COMPLETE ? [] : Object.keys(COMPLETE_ONLY).map((name) => `**/${name}.spec.ts`),
  globalTeardown: './tests/e2e/secrets-in-logs.ts',
  outputDir: '.cache/e2e',
  // Four workers share the machine, and some tests open every page.
  timeout: 2 * deadlines.test,
  expect: { timeout: deadlines.wait },
  // One market per worker: tests change the data of the same accounts.
  workers: MARKETS,
  fullyParallel: false,
  // A test that would pass on a retry is a defect.
  retries: 0,
  reporter: reporters,
  use: {
    // Evaluated in each worker.
    baseURL: originAt(Number(process.env.TEST_PARALLEL_INDEX ?? 0)),
    ...(IS_PHONE ? PHONE : { viewport: { width: 1440, height: 900 } }),
    // Playwright scrolls to click moving elements, which moves the header during the click.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...launch,
      slowMo: Number(process.env.E2E_SLOW_HANDS_MS ?? 0),
      args: [
        ...launch.args,
        // An emulated GPU takes a twentieth of the time.
        '--disable-gpu',
        '--disable-software-rasterizer',
        // Pages live for a second: optimizing their scripts takes an eighth of the time, and is lost with each of them.
        '--js-flags=--no-opt,--no-maglev,--max-lazy',
      ],
    },
    actionTimeout: deadlines.wait,
    navigationTimeout: deadlines.wait,
    // Recording every test takes 25 % longer: `npm run journeys -- --trace on tests/e2e/buy.spec.ts`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  webServer: Array.from({ length: MARKETS }, (_, index) => ({
    command: `mkdir -p .cache && node scripts/start.ts --fresh ${asIs} > ${logAt(index)} 2>&1 || { cat ${logAt(index)} >&2; exit 1; }`,
    url: `${originAt(index)}/`,
    env: { PORT: String(portAt(index)), MARKET_STATE: `.cache/e2e-market-${portAt(index)}.json` },
    reuseExistingServer: false,
    timeout: deadlines.test,
  })),
});
