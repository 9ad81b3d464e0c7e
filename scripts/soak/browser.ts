import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../chromium.ts';
import { LANGUAGES, LOCALES } from '#/i18n/languages.ts';
import { ORIGIN } from '../load/server.ts';

const BETWEEN_MS = 8000;
const LIMIT_MS = 30_000;
/** Tabs that stay open on an error until the backend answers. */
const MAX_TABS = 4;

export interface BrowserVisits {
  visits: number;
  /** visits that ended on an error with a retry button */
  errors: number;
  /** what went wrong: exceptions in the page, and errors that stayed */
  problems: string[];
}

const PATHS = [
  '/',
  '/goods/goods_search?cid=1',
  '/goods_detail/1001',
  '/merchant/merchant/home?id=1',
  '/goods/top_one',
];

function addressAt(index: number): string {
  const locale = LOCALES[index % LOCALES.length] ?? 'en';
  return (
    ORIGIN +
    LANGUAGES[locale].prefix +
    (PATHS[Math.floor(index / LOCALES.length) % PATHS.length] ?? '/')
  );
}

/** All of these pages exist, so an error page is a failure. */
const errors = (page: Page) => page.locator('.error-page, .note__error').filter({ visible: true });
const hasError = async (page: Page) => (await errors(page).count()) > 0;

/** Visits a product and a search from the home page, with a new profile. */
async function visitOnce(browser: Browser, index: number, report: BrowserVisits): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  page.on('pageerror', (error) => report.problems.push(`${String(error)} on ${page.url()}`));
  await page.goto(addressAt(index), { waitUntil: 'domcontentloaded' });
  const link = page.locator('main a[href*="goods_detail"]').first();
  if (await link.isVisible()) await link.click();
  await sleep(1500);
  return page;
}

/** Presses "retry" on an error that stayed, as a shopper does. @returns whether the page recovers */
async function recovers(page: Page): Promise<boolean> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (!(await hasError(page))) return true;
    const retry = errors(page).getByRole('button').first();
    if (await retry.isVisible()) await retry.click();
    await sleep(2000);
  }
  return !(await hasError(page));
}

/**
 * Browser visits until `isOver`. Tabs that end on an error stay open.
 * @returns a function that checks them once the backend answers, and closes the browser
 */
export async function browseUntil(
  isOver: () => boolean,
  report: BrowserVisits,
): Promise<() => Promise<void>> {
  const browser = await chromium.launch(chromiumLaunch());
  const tabs: Page[] = [];
  for (let index = 0; !isOver(); index += 1) {
    const page = await visitOnce(browser, index, report);
    report.visits += 1;
    const isError = await hasError(page);
    if (isError) report.errors += 1;
    if (isError && tabs.length < MAX_TABS) tabs.push(page);
    else await page.context().close();
    await sleep(BETWEEN_MS);
  }
  return async () => {
    for (const page of tabs)
      if (!(await recovers(page))) report.problems.push(`the error stays on ${page.url()}`);
    await browser.close();
  };
}
