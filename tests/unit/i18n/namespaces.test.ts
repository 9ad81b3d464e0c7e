import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { pageSources } from '#generated/page-sources.ts';
import type { Namespace } from '#/i18n/i18n.ts';
import { routes } from '#/routes.ts';
import { namespaces, PLURAL, textsOf } from './texts.ts';

interface Module {
  /** namespaces of the keys that it names */
  uses: ReadonlySet<string>;
  /** namespaces that it loads */
  loads: ReadonlySet<string>;
  imports: readonly string[];
  onDemand: readonly string[];
}

const namespaceOf = new Map(
  namespaces.flatMap((namespace) =>
    [...textsOf('en', namespace).keys()].map((key) => [key.replace(PLURAL, ''), namespace]),
  ),
);

function fileOf(from: string, specifier: string): string[] {
  if (specifier.startsWith('#/')) return [join('src', specifier.slice(2))];
  return specifier.startsWith('.') ? [join(dirname(from), specifier)] : [];
}

function readModule(file: string): Module {
  const text = readFileSync(file, 'utf8').replaceAll(/\/\*\*.*?\*\//gs, (comment) =>
    ' '.repeat(comment.length),
  );
  const { module } = parseSync(file, text);
  // A route names the title of its page, which is shown with it.
  const literals = file.endsWith('/route.ts')
    ? []
    : [...text.matchAll(/['"]([\w.]+)['"]/g)].map(([, literal = '']) => literal);
  return {
    uses: new Set(literals.flatMap((literal) => namespaceOf.get(literal) ?? [])),
    loads: new Set(
      [...text.matchAll(/(?:useNamespace\w*\(|loadNamespace\(\w+, )['"](\w+)['"]/g)]
        .map(([, name = '']) => name)
        .concat(text.includes('useLateTexts()') ? 'consent' : []),
    ),
    imports: module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.length > 0 && entries.every(({ isType }) => isType)
        ? []
        : fileOf(file, moduleRequest.value),
    ),
    onDemand: module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) =>
      fileOf(file, text.slice(start + 1, end - 1)),
    ),
  };
}

const modules = new Map(
  globSync('src/**/*.{ts,tsx}').map((file) => [file, readModule(file)] as const),
);

/** What is loaded together with some files, and the files that it loads on demand. */
function loadOf(files: readonly string[]) {
  const found = new Set<string>();
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const module = modules.get(file);
    if (!module || found.has(file)) continue;
    found.add(file);
    open.push(...module.imports);
  }
  const list = [...found].map((file) => [file, modules.get(file) as Module] as const);
  return { list, onDemand: new Set(list.flatMap(([, { onDemand }]) => onDemand)) };
}

/**
 * Keys that may be rendered before their namespace is there.
 * @param given namespaces that are loaded before the files
 */
function findMissing(
  files: readonly string[],
  given: ReadonlySet<string>,
  done = new Set<string>(),
): string[] {
  const { list, onDemand } = loadOf(files.filter((file) => !done.has(file)));
  const there = new Set([...given, ...list.flatMap(([, { loads }]) => [...loads])]);
  const missing = list.flatMap(([file, { uses }]) =>
    [...uses].filter((name) => !there.has(name)).map((name) => `${file}: ${name}`),
  );
  for (const [file] of list) done.add(file);
  return [
    ...missing,
    ...[...onDemand].flatMap((file) =>
      done.has(file) ? [] : findMissing([file], there, new Set(done)),
    ),
  ];
}

/** Sources of pages: each is checked with the namespaces of its route. */
const ofPages = new Set(Object.values(pageSources).flat());
const FRAME = ['src/main.tsx', 'src/app/prepare-shop.tsx'];
const frame = loadOf(FRAME).list.map(([file]) => file);

describe('every key is there before it can be shown', () => {
  it('in the frame and what it loads', () => {
    expect(findMissing(FRAME, new Set(['common']), new Set(ofPages))).toEqual([]);
  });
  it.each(routes.filter(({ page }) => page).map((route) => [route.path, route] as const))(
    '%s',
    (path, { namespaces: own = [] }) => {
      const given = new Set<Namespace>(['common', ...own]);
      const sources = pageSources[path] ?? [];
      expect([...new Set(findMissing(sources, given, new Set(frame)))].sort()).toEqual([]);
    },
  );
});
