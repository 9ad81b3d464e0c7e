/** Takes screens for `npm run bench screens`; see take.ts. */
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { logAt, MARKETS, originAt, portAt } from '#tests/e2e/origin.ts';
import { chromiumLaunch } from '../chromium.ts';
import { heightOf } from './options.ts';
import { takeOptions } from './take.ts';

const root = join(import.meta.dirname, '..', '..');
const checkout = process.env.E2E_ROOT ?? root;
const ZONE = 'Asia/Bangkok';
const clock = join(import.meta.dirname, 'fixed-clock.ts');

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: 'tours.spec.ts',
  outputDir: join(root, '.cache', 'screens', 'playwright'),
  timeout: 600_000,
  expect: { timeout: 8_000 },
  workers: MARKETS,
  fullyParallel: true,
  reporter: 'line',
  use: {
    baseURL: originAt(Number(process.env.TEST_PARALLEL_INDEX ?? 0)),
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumLaunch(),
    timezoneId: ZONE,
    actionTimeout: 8_000,
  },
  projects: takeOptions().selection.widths.map((width) => ({
    name: String(width),
    use: { viewport: { width, height: heightOf(width) } },
  })),
  webServer: Array.from({ length: MARKETS }, (_, index) => ({
    command: `mkdir -p .cache && node --import ${clock} scripts/start.ts --fresh > ${logAt(index)} 2>&1`,
    cwd: checkout,
    url: `${originAt(index)}/`,
    env: {
      PORT: String(portAt(index)),
      TZ: ZONE,
      MARKET_STATE: `.cache/screens-market-${portAt(index)}.json`,
    },
    reuseExistingServer: false,
    timeout: 120_000,
  })),
});
