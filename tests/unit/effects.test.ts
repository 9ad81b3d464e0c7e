import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..', '..', 'src');
const texts = globSync('**/*.{ts,tsx}', { cwd: src }).map((file) =>
  readFileSync(join(src, file), 'utf8'),
);
const count = (pattern: RegExp) =>
  texts.reduce((sum, text) => sum + [...text.matchAll(pattern)].length, 0);

test('src has at most 1.5 effects per 1,000 lines', () => {
  const effects = count(/\buse(?:Layout)?Effect\(/g);
  expect(effects).toBeGreaterThan(10);
  expect(effects / (count(/\n/g) / 1000)).toBeLessThanOrEqual(1.5);
});
