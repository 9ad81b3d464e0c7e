import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

/** A file of this length has a name of its own, even with one importer. */
const LONG = 60;
/** What would be longer than this together stays apart. */
const TOO_LONG = 280;
/** A room where fragments are left. */
const NOT_YET = /^src\/server\//;

const fileOf = (from: string, specifier: string) =>
  specifier.startsWith('#/') ? join('src', specifier.slice(2)) : join(dirname(from), specifier);

function readFile(file: string) {
  const text = readFileSync(file, 'utf8');
  const { module } = parseSync(file, text);
  const specifierAt = ({ start, end }: { start: number; end: number }) =>
    text.slice(start + 1, end - 1);
  return {
    file,
    lines: text.split('\n').length - 1,
    imports: module.staticImports.map(({ moduleRequest }) => fileOf(file, moduleRequest.value)),
    onDemand: module.dynamicImports.map(({ moduleRequest }) =>
      fileOf(file, specifierAt(moduleRequest)),
    ),
  };
}

const files = globSync('{src,mocks,scripts}/**/*.{ts,tsx}').map(readFile);
const lines = new Map(files.map((one) => [one.file, one.lines]));
const onDemand = new Set(files.flatMap((one) => one.onDemand));
const importers = Map.groupBy(
  files.flatMap(({ file, imports }) => [...new Set(imports)].map((target) => ({ file, target }))),
  ({ target }) => target,
);

/** Folder whose files may be one: an area of pages, a folder of the domain, a folder of `src`. */
const roomOf = (file: string) =>
  file
    .split('/')
    .slice(0, /^src\/(?:pages|domain)\//.test(file) ? 3 : 2)
    .join('/');

/** The file that a fragment belongs to: its only importer, in the same room, unless it is a script of its own. */
function homeOf({ file, lines: length }: (typeof files)[number]): string | null {
  const [first, ...others] = importers.get(file) ?? [];
  if (
    !file.startsWith('src/') ||
    !first ||
    others.length > 0 ||
    length >= LONG ||
    onDemand.has(file) ||
    // The writes of a folder, which another test finds by this name.
    file.endsWith('/actions.ts')
  )
    return null;
  const isTooLong = length + (lines.get(first.file) ?? 0) > TOO_LONG;
  return isTooLong || roomOf(first.file) !== roomOf(file) ? null : first.file;
}

it('a file has two importers, 60 lines or a script of its own; else it is a part of its importer', () => {
  expect(files.length).toBeGreaterThan(800);
  const fragments = files
    .map((one) => ({ file: one.file, home: homeOf(one) }))
    .filter(({ file, home }) => home && !NOT_YET.test(file));
  expect(fragments).toEqual([]);
});
