import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('keys of input methods are recognized in one place, which knows Safari', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) =>
    readFileSync(file, 'utf8').includes('.isComposing'),
  );
  expect(files).toEqual(['src/ui/is-composing.ts']);
});
