/** Runs journeys on the shop with breakages, see `npm run bench breakages`. Loaded by each worker. */
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, defineConfig } from '@playwright/test';
import shop from '../../playwright.config.ts';
import { ATTRIBUTE, type StyleProbe } from './apply.ts';
import { installBreakages } from './in-page.ts';
import { ACTIVE, LOG, PROBES, TIMEOUT, WAIT } from './settings.ts';

const root = join(import.meta.dirname, '..', '..');
const log = process.env[LOG];
const wait = Number(process.env[WAIT] ?? 5000);

async function prepare(context: BrowserContext): Promise<void> {
  const probes = process.env[PROBES]
    ? (JSON.parse(readFileSync(process.env[PROBES], 'utf8')) as StyleProbe[])
    : [];
  if (log)
    await context.exposeBinding('__breakageReached', (_source, id: string) =>
      appendFileSync(log, `${Date.now()} ${id}\n`),
    );
  const active = process.env[ACTIVE] ?? '';
  await context.addInitScript(installBreakages, { active, attribute: ATTRIBUTE, probes });
}

// Every browser, those that tests launch themselves too.
const launch = chromium.launch.bind(chromium);
chromium.launch = async (options) => {
  const browser = await launch(options);
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (settings) => {
    const context = await newContext(settings);
    await prepare(context);
    return context;
  };
  return browser;
};

export default defineConfig({
  ...shop,
  testDir: join(root, 'tests', 'e2e'),
  outputDir: join(root, '.cache', 'e2e'),
  globalTeardown: [],
  timeout: Number(process.env[TIMEOUT] ?? 60_000),
  expect: { timeout: wait },
  workers: 1,
  // A test that fails twice has noticed.
  retries: 1,
  reporter: [['json', { outputFile: process.env.E2E_JSON ?? '.cache/playwright.json' }]],
  use: { ...shop.use, actionTimeout: wait, trace: 'off', screenshot: 'off' },
  webServer: [shop.webServer ?? []].flat().map((server) => ({ ...server, cwd: root })),
});
