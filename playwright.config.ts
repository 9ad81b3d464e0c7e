import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium.ts';

const port = Number(process.env.E2E_PORT ?? 4399);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  timeout: 45_000,
  expect: { timeout: 10_000 },
  // One market a run: tests that change the same shopper's things would meet.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  reporter: process.env.E2E_JSON ? [['list'], ['json', { outputFile: process.env.E2E_JSON }]] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: chromiumLaunch(),
    actionTimeout: 10_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node scripts/start.ts --fresh',
    url: `http://localhost:${port}/`,
    env: { PORT: String(port), MARKET_STATE: `.cache/e2e-market-${port}.json` },
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
