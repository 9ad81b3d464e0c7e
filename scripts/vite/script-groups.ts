/**
 * Divides the scripts: packages (`vendor`) and modules (`frame`) of every page, and the rest by the pages and lazy parts
 * that need it. `npm run bench measure -- --sizes` shows the effect of a change.
 */
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { pageSources } from '../../generated/page-sources.ts';
import { type Graph, type GraphModule, groupModules, withImports } from './module-groups.ts';

type ModuleInfo = Pick<Rolldown.ModuleInfo, 'code' | 'importedIds' | 'dynamicallyImportedIds'>;
type GetModuleInfo = (id: string) => ModuleInfo | null;

/** What one more script costs, in bytes of unminified code: a request, and code that is compressed apart. */
const SCRIPT_BYTES = 1000;

const root = join(import.meta.dirname, '..', '..');
const source = (file: string) => join(root, file);
const ENTRY = source('src/main.tsx');
/** The bundler keeps the document's script apart by itself. */
const isEntry = (id: string) => id === ENTRY || id.endsWith('.html');

const ICON_INDEX = /\/lucide\.mjs$/;
const ICON_IMPORTS = /import\s*\{([^}]*)\}\s*from\s*["']lucide["']/g;

/** Modules of the icons that a module names: the package's index would be an import of all of them. */
function iconsOf(code: string, index: string, getInfo: GetModuleInfo): string[] {
  const all = getInfo(index.replace(ICON_INDEX, '/iconsAndAliases.mjs'))?.code ?? '';
  const names = [...code.matchAll(ICON_IMPORTS)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim().split(' as ')[0])
    .filter(Boolean);
  return names.map((name) => {
    const file = new RegExp(`\\bas ${name}\\b[^}]*\\} from ['"]\\.(/icons/[^'"]+)['"]`).exec(
      all,
    )?.[1];
    if (!file) throw new Error(`The icon ${name} is not in ${index}`);
    return index.replace(ICON_INDEX, file);
  });
}

const without = (ids: Set<string>, known: ReadonlySet<string>) =>
  new Set([...ids].filter((id) => !known.has(id)));

/** Reads the modules of the shop. @returns them, and those that are loaded on demand */
function readGraph(getInfo: GetModuleInfo): { graph: Graph; parts: Set<string> } {
  const graph = new Map<string, GraphModule>();
  const parts = new Set<string>();
  const open = [ENTRY];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const info = graph.has(id) ? null : getInfo(id);
    if (!info) continue;
    const code = info.code ?? '';
    const imports = info.importedIds.flatMap((imported) =>
      ICON_INDEX.test(imported) ? iconsOf(code, imported, getInfo) : [imported],
    );
    const lazy = [...info.dynamicallyImportedIds];
    graph.set(id, { imports, size: code.length });
    for (const part of lazy) parts.add(part);
    open.push(...imports, ...lazy);
  }
  return { graph, parts };
}

/**
 * Names of the scripts, by module. Without modules of the first script, and those of a single page or part, which the
 * bundler puts into its script.
 */
function scriptNames(getInfo: GetModuleInfo): Map<string, string> {
  const { graph, parts } = readGraph(getInfo);
  const first = withImports(graph, [ENTRY]);
  const load = (ids: Iterable<string>) => without(withImports(graph, ids), first);
  const pages = Object.values(pageSources).map((files) => load(files.map(source)));
  const ofPages = new Set(pages.flatMap((ids) => [...ids]));
  // What a page loads at first is grouped by pages alone: their parts are loaded later, and have it by then.
  const ofParts = [...parts].map((id) => without(load([id]), ofPages));
  const users = new Map<string, number>();
  for (const part of parts) for (const id of load([part])) users.set(id, (users.get(id) ?? 0) + 1);

  const names = new Map<string, string>();
  for (const [index, ids] of groupModules(graph, [...pages, ...ofParts], SCRIPT_BYTES).entries()) {
    if (ids.every((id) => users.get(id) === 1)) continue;
    for (const id of ids) if (!parts.has(id)) names.set(id, `shared-${index}`);
  }
  return names;
}

let names: Map<string, string> | undefined;

export const scriptGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: /node_modules\/(?!lucide)/, tags: ['$initial'], priority: 2 },
  { name: 'frame', test: (id) => !isEntry(id), tags: ['$initial'], priority: 1 },
  {
    debugName: 'shared',
    name(id, context) {
      names ??= scriptNames((other) => context.getModuleInfo(other));
      return names.get(id) ?? null;
    },
    test: (id) => !isEntry(id),
    includeDependenciesRecursively: false,
  },
];
