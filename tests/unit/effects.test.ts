import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..', '..', 'src');
const files = globSync('**/*.{ts,tsx}', { cwd: src });
const read = (file: string) => readFileSync(join(src, file), 'utf8');
const texts = files.map(read);
const count = (pattern: RegExp) =>
  texts.reduce((sum, text) => sum + [...text.matchAll(pattern)].length, 0);

test('src has at most 1.5 effects per 1,000 lines', () => {
  const effects = count(/\buse(?:Layout)?Effect\(/g);
  expect(effects).toBeGreaterThan(10);
  expect(effects / (count(/\n/g) / 1000)).toBeLessThanOrEqual(1.5);
});

/**
 * A key is in the field before its event, with which React runs the effects that are due, and only then in the form: an effect that
 * writes the form's value into the field loses the key. Layout effects run before any event.
 */
test('no effect that may run late writes into fields that are typed in', () => {
  const late = /\buse(?:OnChange|Effect)\((?:(?!\n {2}\}).)*?\b(?:reset|setValue)\(/s;
  expect(files.filter((file) => late.test(read(file))).sort()).toEqual([
    // Selects and choices.
    'domain/address/address-form.tsx',
    'domain/refund/reason-field.tsx',
  ]);
});
