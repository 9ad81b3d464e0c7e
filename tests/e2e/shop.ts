import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { freemem } from 'node:os';
import { expect, type Page, type Request, test as base } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Command } from '#mocks/sandbox/control.ts';
import { openReusedPage, type ReusedPage } from './reused-page.ts';
import { findShownTexts } from './shown-texts.ts';
import { watchSecrets } from './secrets.ts';

/** The language of a test: its URL prefix and its locale. */
export interface Language {
  prefix: '' | '/en' | '/fr' | '/th' | '/lao';
  locale: 'zh-CN' | 'en' | 'fr' | 'th' | 'lao';
}
export const CHINESE: Language = { prefix: '', locale: 'zh-CN' };
export const ENGLISH: Language = { prefix: '/en', locale: 'en' };
export const FRENCH: Language = { prefix: '/fr', locale: 'fr' };
export const THAI: Language = { prefix: '/th', locale: 'th' };
export const LAO: Language = { prefix: '/lao', locale: 'lao' };

export const MALI = { email: 'mali@lychee.test', password: 'Lychee-2026' };
export const SOM = { email: 'som@lychee.test', password: 'Lychee-2026' };

export interface Sandbox {
  control: <T = unknown>(command: Command) => Promise<T>;
}

/** Where an error comes from: positions in our scripts. In a hydration error its components follow, inner ones first. */
const linesOfPage = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => line.includes('/assets/'))
    .slice(0, 20)
    .join('\n');

/** Without scripts, a page that was not ready in time redirects to the whole one. */
export const waitForWhole = (page: Page): Promise<void> =>
  page.locator('meta[http-equiv="refresh"]').waitFor({ state: 'detached' });

/**
 * Every test starts with a fresh market. It fails on calls that break the contract, errors in the
 * console and leaked secrets.
 */
interface Fixtures {
  sandbox: Sandbox;
  consoleErrors: string[];
  secrets: void;
  unanswered: void;
  reused: ReusedPage;
  /** whether the test may use the page of the test before; false for tests of memory */
  isReusable: boolean;
}
interface WorkerFixtures {
  /** the page that the worker's tests share */
  shared: { current: ReusedPage | null };
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  shared: [
    async ({ browser: _ }, run) => {
      await run({ current: null });
    },
    { scope: 'worker' },
  ],
  isReusable: [true, { option: true }],
  reused: async (
    {
      isReusable,
      browser,
      shared,
      baseURL,
      viewport,
      locale,
      timezoneId,
      deviceScaleFactor,
      isMobile,
      hasTouch,
      javaScriptEnabled,
      contextOptions,
    },
    run,
    info,
  ) => {
    const options = JSON.stringify({
      viewport,
      locale,
      timezoneId,
      deviceScaleFactor,
      isMobile,
      hasTouch,
      javaScriptEnabled,
      contextOptions,
    });
    if (!isReusable || shared.current?.options !== options) {
      await shared.current?.context.close();
      shared.current = await openReusedPage(browser, baseURL ?? '', viewport, options);
    }
    const reused = shared.current;
    await run(reused);
    const isKept = info.status === info.expectedStatus && (await reused.reset());
    if (isKept) return;
    shared.current = null;
    await reused.context.close();
  },
  context: ({ reused }, run) => run(reused.context),
  // A server-rendered page is visible before it is interactive: waits for hydration.
  page: async ({ reused: { page }, javaScriptEnabled }, run) => {
    const waitForContent = async () => {
      if (!javaScriptEnabled) return waitForWhole(page);
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      // The document may contain a skeleton that the client replaces.
      await page.locator('.page-skeleton').waitFor({ state: 'detached' });
    };
    const isShop = () => page.locator('#root').count();
    findShownTexts(page);
    const { goto, reload } = page;
    page.goto = async (...to) => {
      const answer = await goto.apply(page, to);
      if (await isShop()) await waitForContent();
      return answer;
    };
    page.reload = async (...how) => {
      const answer = await reload.apply(page, how);
      if (await isShop()) await waitForContent();
      return answer;
    };
    await run(page);
    Object.assign(page, { goto, reload });
  },
  sandbox: [
    async ({ request, baseURL }, use) => {
      const control: Sandbox['control'] = async (command) => {
        const answer = await request.post(`${baseURL}/sandbox/control`, {
          data: JSON.stringify(command),
        });
        const { data, error } = (await answer.json()) as { data: never; error?: string };
        if (error) throw new Error(error);
        return data;
      };
      await control({ do: 'reset' });
      await use({ control });
      const { violations } = await control<{ violations: string[] }>({ do: 'state' });
      expect(violations, 'calls that break the contract').toEqual([]);
    },
    { auto: true },
  ],
  unanswered: [
    async ({ context }, use, info) => {
      const open = new Set<string>();
      const close = (request: Request) => open.delete(request.url());
      context.on('request', (request) => open.add(request.url()));
      context.on('requestfinished', close);
      context.on('requestfailed', close);
      await use();
      if (info.status === 'timedOut')
        expect([...open], 'requests without an answer at the end of the time').toEqual([]);
    },
    { auto: true },
  ],
  secrets: [
    async ({ context }, use) => {
      const leaks = watchSecrets(context);
      await use();
      expect(await leaks(), 'leaked secrets').toEqual([]);
    },
    { auto: true },
  ],
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) =>
        errors.push(`${String(error)} on ${page.url()}\n${linesOfPage(error)}`),
      );
      page.on('console', (message) => {
        // The trace recorder fetches blob pictures, which the policy forbids.
        if (
          message.type() === 'error' &&
          !/Failed to load resource|net::ERR|Connecting to 'blob:/.test(message.text())
        )
          errors.push(`${message.text()} on ${page.url()}`);
      });
      page.on('crash', () =>
        errors.push(
          `The browser's process of ${page.url()} ended; the machine has ${Math.round(freemem() / 2 ** 20)} MB left`,
        ),
      );
      await use(errors);
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** In scripts without spaces axe finds no word in a longer name, e.g. "แก้ไข" in "แก้ไขที่อยู่ของ Mali". */
const WITHOUT_SPACES: readonly string[] = ['th', 'lo'];

/**
 * Expects no axe violations. Injects axe once per document and returns only violations:
 * `AxeBuilder` opens a second page for each call and is six times slower.
 */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const lang = await page.evaluate(() => document.documentElement.lang);
  const options: RunOptions = {
    runOnly: AXE_TAGS,
    resultTypes: ['violations'],
    rules: { 'label-content-name-mismatch': { enabled: !WITHOUT_SPACES.includes(lang) } },
  };
  const wrong = await page.evaluate(async (how) => {
    const { axe } = window as unknown as {
      axe: { run(where: object, how: RunOptions): Promise<AxeResults> };
    };
    const { violations } = await axe.run({ exclude: ['#sandbox'] }, how);
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  }, options);
  expect(wrong, name).toEqual([]);
}
