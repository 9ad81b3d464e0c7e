/** Selects the tests that a change can affect, by the imports of all modules. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { pageSources } from '#generated/page-sources.ts';

const root = join(import.meta.dirname, '..', '..');

const MODULES = '{src,openapi,mocks,tests,scripts,generated}/**/*.{ts,tsx}';
const TEST = /\.test\.tsx?$/;
const JOURNEY = /^tests\/e2e\/.*\.spec\.ts$/;
/** The tests run the shop without importing it. */
const SHOP = ['src/main.tsx', 'src/server/index.ts', 'scripts/start.ts'];
/** Files outside of the module graph that every test depends on. */
const EVERYTHING =
  /^(package-lock\.json|package\.json|vite\.config\.ts|tsconfig\.json|index\.html|locales\/|playwright\.config\.ts|tests\/setup(-document)?\.ts)/;
/** Documents and other files that only tests which read files can notice. */
const READS_FILES = /from 'node:fs(\/promises)?'/;

export interface Selection {
  units: string[];
  journeys: string[];
}

const git = (...args: string[]): string[] => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\n').filter(Boolean);
};

/** Files that differ from a revision, new ones included. */
export const changedFiles = (revision: string): string[] => [
  ...git('diff', '--name-only', revision),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/** `#/x` is `src/x`, `#mocks/x` is `mocks/x`; null for packages. */
function resolve(from: string, specifier: string): string | null {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('#/')) return join('src', path.slice(2));
  if (path.startsWith('#')) return path.slice(1);
  return path.startsWith('.') ? join(dirname(from), path) : null;
}

interface Module {
  text: string;
  /** modules and other files that it imports, statically or on demand */
  imports: string[];
}

function readModules(): ReadonlyMap<string, Module> {
  return new Map(
    globSync(MODULES, { cwd: root }).map((path) => {
      const file = path.replaceAll('\\', '/');
      const text = readFileSync(join(root, file), 'utf8');
      const imports = ts
        .preProcessFile(text, true, true)
        .importedFiles.map(({ fileName }) => resolve(file, fileName))
        .filter((to) => to !== null);
      return [file, { text, imports }];
    }),
  );
}

/** The last parts of the addresses of pages, '' for the home page, and the modules that only these pages load. */
const pages = Object.entries(pageSources).map(
  ([path, sources]) => [path.replace(/\/:.*/, '').replace(/.*\//, ''), sources] as const,
);
const ofPages = new Set(pages.flatMap(([, sources]) => sources));

/**
 * Files that a test depends on. A test that runs the shop depends on what all pages load, on the home page, and on the
 * pages whose addresses it or a helper that it imports contains.
 */
function dependencies(modules: ReadonlyMap<string, Module>, test: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const to of modules.get(file)?.imports ?? [])
      if (!ofPages.has(to) || file.startsWith('tests/')) visit(to);
  };
  visit(test);
  if (JOURNEY.test(test)) SHOP.forEach(visit);
  if (!seen.has('src/routes.ts')) return seen;
  const words = [...seen]
    .filter((file) => file.startsWith('tests/'))
    .map((file) => modules.get(file)?.text ?? '')
    .join('\n');
  for (const [name, sources] of pages) if (words.includes(name)) sources.forEach(visit);
  return seen;
}

/** The test files that depend on one of the files. */
export function affectedTests(changed: readonly string[]): Selection {
  const modules = readModules();
  const tests = [...modules.keys()].filter((file) => TEST.test(file) || JOURNEY.test(file));
  const isAll = changed.some((file) => EVERYTHING.test(file));
  const isAffected = (test: string) => {
    if (isAll) return true;
    const files = dependencies(modules, test);
    if (changed.some((file) => files.has(file))) return true;
    if (JOURNEY.test(test) || changed.length === 0) return false;
    return [...files].some(
      (file) => file.startsWith('tests/') && READS_FILES.test(modules.get(file)?.text ?? ''),
    );
  };
  const affected = tests.filter(isAffected).toSorted();
  return {
    units: affected.filter((file) => TEST.test(file)),
    journeys: affected.filter((file) => JOURNEY.test(file)),
  };
}
