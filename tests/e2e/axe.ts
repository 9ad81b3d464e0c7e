import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from './shop.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * axe finds nothing on the page as it stands. It is brought into a document once, and gives what is wrong and no more:
 * its own builder opens a second page for each look and sends every node of the first one there, six times as slow.
 */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const options: RunOptions = { runOnly: TAGS, resultTypes: ['violations'] };
  const wrong = await page.evaluate(async (how) => {
    const { axe } = window as unknown as { axe: { run(where: object, how: RunOptions): Promise<AxeResults> } };
    const { violations } = await axe.run({ exclude: ['#sandbox'] }, how);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }, options);
  expect(wrong, name).toEqual([]);
}
