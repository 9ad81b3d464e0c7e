import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { breakFile, styleProbes } from '#scripts/breakages/copy.ts';
import { NO_PAGE_CACHE } from '#scripts/breakages/record.ts';
import { BREAKAGES } from '#scripts/breakages/table/all.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = [...new Set(BREAKAGES.map(({ file }) => file))];

test.each(files)('the breakages of %s match it, and it can be parsed', (file) => {
  const broken = breakFile(read(file), file, BREAKAGES);
  expect(broken).not.toBe(read(file));
  if (!file.endsWith('.css')) expect(parseSync(file, broken).errors).toEqual([]);
});

test('each breakage has an id of its own', () => {
  const ids = BREAKAGES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain(NO_PAGE_CACHE);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test('each breakage of a style sheet has a selector that finds its elements', () => {
  const sheets = BREAKAGES.filter(({ file }) => file.endsWith('.css'));
  expect(styleProbes(root, BREAKAGES)).toHaveLength(sheets.length);
});

test('the shop itself has no breakages', () => {
  const sources = ['src/**/*.{ts,tsx,css}', 'scripts/vite/*.ts', 'vite.config.ts'];
  const found = globSync(sources, { cwd: root }).filter((file) =>
    read(file).includes('__breakage'),
  );
  expect(found).toEqual([]);
});
