import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test as base } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Command } from '../../mocks/sandbox/control.ts';
import { watchSecrets } from './secrets.ts';

/** What a journey is told in: the language's prefix and the words it looks for. */
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

/**
 * Every test begins with a fresh market and ends with none of its calls against the contract, no error in the console,
 * no markup that failed, and no password, code or token where it does not belong.
 */
export const test = base.extend<{ sandbox: Sandbox; consoleErrors: string[]; secrets: void }>({
  // A page that a server drew is to be seen before its buttons work: a journey goes on when they do.
  page: async ({ page, javaScriptEnabled }, run) => {
    if (!javaScriptEnabled) return run(page);
    const hydrated = async () => {
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      // A document may hold the frame alone: the page comes after it.
      await page.locator('.page-skel').waitFor({ state: 'detached' });
    };
    const isShop = () => page.locator('#root').count();
    const { goto, reload } = page;
    page.goto = async (...to) => {
      const answer = await goto.apply(page, to);
      if (await isShop()) await hydrated();
      return answer;
    };
    page.reload = async (...how) => {
      const answer = await reload.apply(page, how);
      if (await isShop()) await hydrated();
      return answer;
    };
    await run(page);
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
  secrets: [
    async ({ context }, use) => {
      const leaks = watchSecrets(context);
      await use();
      expect(await leaks(), 'secrets that stand where they do not belong').toEqual([]);
    },
    { auto: true },
  ],
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(`${String(error)} on ${page.url()}`));
      page.on('console', (message) => {
        // The recorder of traces wants to read pictures that were not uploaded yet, which the policy forbids.
        if (
          message.type() === 'error' &&
          !/Failed to load resource|net::ERR|Connecting to 'blob:/.test(message.text())
        )
          errors.push(`${message.text()} on ${page.url()}`);
      });
      await use(errors);
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * axe finds nothing on the page as it stands. It is brought into a document once, and gives what is wrong and no more:
 * its own builder opens a second page for each look and sends every node of the first one there, six times as slow.
 */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const options: RunOptions = { runOnly: AXE_TAGS, resultTypes: ['violations'] };
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
