import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

/** Names that a file declares and exports; a default export has none. */
function exportedBy(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  const names = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ exportName, moduleRequest }) => !moduleRequest && exportName.kind === 'Name')
    .flatMap(({ exportName }) => exportName.name ?? []);
  // Overloads have one name.
  return [...new Set(names)];
}

const files = globSync('src/**/*.{ts,tsx}');
const places = Map.groupBy(
  files.flatMap((file) => exportedBy(file).map((name) => ({ name, file }))),
  ({ name }) => name,
);
it('no name means two things: each is exported by one file', () => {
  expect(places.size).toBeGreaterThan(1000);
  const shared = [...places].filter(([, all]) => all.length > 1);
  expect(shared.map(([name, all]) => `${name}: ${all.map(({ file }) => file).join(', ')}`)).toEqual(
    [],
  );
});
