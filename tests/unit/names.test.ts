import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

function readFile(file: string) {
  const text = readFileSync(file, 'utf8');
  return { file, text, module: parseSync(file, text).module };
}

type SourceFile = ReturnType<typeof readFile>;

/** Names that a file declares and exports; a default export has none. */
function exportedBy({ module }: SourceFile): string[] {
  const names = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ exportName, moduleRequest }) => !moduleRequest && exportName.kind === 'Name')
    .flatMap(({ exportName }) => exportName.name ?? []);
  // Overloads have one name.
  return [...new Set(names)];
}

/** Names that a file imports or exports from another one. */
const importedBy = ({ module }: SourceFile) => [
  ...module.staticImports.flatMap(({ entries }) => entries.map(({ importName }) => importName)),
  ...module.staticExports.flatMap(({ entries }) => entries.map(({ importName }) => importName)),
];

/** Ends of the addresses that a file loads on demand, without their folders. */
const loadedBy = ({ text, module }: SourceFile) =>
  module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    basename(text.slice(start + 1, end - 1)),
  );

const files = globSync('src/**/*.{ts,tsx}').map(readFile);
const others = globSync('{mocks,scripts,tests,generated/client}/**/*.{ts,tsx,mjs}', {
  exclude: ['**/node_modules/**'],
}).map(readFile);
const places = Map.groupBy(
  files.flatMap((one) => exportedBy(one).map((name) => ({ name, file: one.file }))),
  ({ name }) => name,
);
it('no name means two things: each is exported by one file', () => {
  expect(places.size).toBeGreaterThan(1000);
  const shared = [...places].filter(([, all]) => all.length > 1);
  expect(shared.map(([name, all]) => `${name}: ${all.map(({ file }) => file).join(', ')}`)).toEqual(
    [],
  );
});

it('what a file exports, another one imports', () => {
  const all = [...files, ...others];
  const imported = new Set(all.flatMap(importedBy).map(({ name }) => name));
  const loaded = new Set(all.flatMap(loadedBy));
  const isEntry = (file: string) =>
    loaded.has(basename(file)) || file.endsWith('.d.ts') || file === 'src/server/index.ts';
  const idle = [...places].filter(
    ([name, [place]]) => !imported.has(name) && place && !isEntry(place.file),
  );
  expect(idle.map(([name, [place]]) => `${name}: ${place?.file}`)).toEqual([]);
});
