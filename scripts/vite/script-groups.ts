/**
 * Divides the scripts: packages (`vendor`) and modules (`frame`) of every page, what every page loads after its content,
 * and the rest by the pages and lazy parts that need it. `npm run bench measure -- --sizes` shows the effect of a change.
 */
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { pageSources } from '../../generated/page-sources.ts';
import { CLIENT, partOf } from './client-parts.ts';
import { type Graph, type GraphModule, groupModules, withImports } from './module-groups.ts';

type ModuleInfo = Pick<Rolldown.ModuleInfo, 'code' | 'importedIds' | 'dynamicallyImportedIds'>;
type GetModuleInfo = (id: string) => ModuleInfo | null;

/** What one more script costs, in bytes of unminified code: a request, and code that is compressed apart. */
const SCRIPT_BYTES = 2000;
/** A module that so many pages need is in the script of every page: it is compressed better there. */
const COMMON_PAGES = 16;
/** The same for a module that every page needs after its content. */
const COMMON_AFTER = 3;
/** Code of a usual page, in bytes. Larger pages count more: code in vain is worse for them. */
const USUAL_PAGE_BYTES = 60_000;
/** The same for a style sheet: a part of a page needs no request for it, and scripts do not list it. */
const COMMON_SHEET = 2;
/** How often a part that is loaded on demand is loaded, compared with a page. */
const PART_WEIGHT = 0.1;

/** Name of the script with the parts that every page loads after its content. */
export const AFTER = 'after-page';
/** Parts that every page loads after its content: together, and with nothing that only some pages need. */
const AFTER_PAGE = [
  'src/app/deferred-components.tsx',
  'src/layout/frame-footer.tsx',
  'src/layout/side-window.tsx',
  'src/layout/language-offer.tsx',
  'src/domain/wishlist/sync/wishlist-sync.tsx',
];

const root = join(import.meta.dirname, '..', '..');
const source = (file: string) => join(root, file);
const afterPage = new Set(AFTER_PAGE.map(source));
const ENTRY = source('src/main.tsx');
/** The bundler keeps the document's script apart by itself. */
const isEntry = (id: string) => id === ENTRY || id.endsWith('.html');

const ICON_INDEX = /\/lucide\.mjs$/;
const isPackage = (id: string) => /node_modules\/(?!lucide)/.test(id);

/** Names that a module imports from another one. @param from end of its address */
const importedNames = (code: string, from: string) =>
  [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)]
    .filter(([, , address = '']) => address.endsWith(from))
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter(Boolean);

/** Modules of the icons that a module names: the package's index would be an import of all of them. */
function iconsOf(code: string, index: string, getInfo: GetModuleInfo): string[] {
  const all = getInfo(index.replace(ICON_INDEX, '/iconsAndAliases.mjs'))?.code ?? '';
  return importedNames(code, 'lucide').map((name) => {
    const file = new RegExp(`\\bas ${name}\\b[^}]*\\} from ['"]\\.(/icons/[^'"]+)['"]`).exec(
      all,
    )?.[1];
    if (!file) throw new Error(`The icon ${name} is not in ${index}`);
    return index.replace(ICON_INDEX, file);
  });
}

/** What a module needs of one that it imports: of icons and generated functions, those that it names. */
function neededOf(code: string, imported: string, getInfo: GetModuleInfo): string[] {
  if (ICON_INDEX.test(imported)) return iconsOf(code, imported, getInfo);
  const client = CLIENT.exec(imported);
  if (!client) return [imported];
  return importedNames(code, client[0].slice(1)).map((name) => partOf(imported, name));
}

/** Reads the modules of the shop. @returns them, and the importers of those that are loaded on demand */
function readGraph(getInfo: GetModuleInfo): { graph: Graph; parts: Map<string, Set<string>> } {
  const graph = new Map<string, GraphModule>();
  const parts = new Map<string, Set<string>>();
  const open = [ENTRY];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const info = graph.has(id) ? null : getInfo(id);
    if (!info) continue;
    const code = info.code ?? '';
    const imports = info.importedIds.flatMap((imported) => neededOf(code, imported, getInfo));
    const lazy = [...info.dynamicallyImportedIds];
    graph.set(id, { imports, size: code.length });
    for (const part of lazy) parts.set(part, (parts.get(part) ?? new Set()).add(id));
    open.push(...imports, ...lazy);
  }
  return { graph, parts };
}

/** Modules that one page or part alone needs: without a name they are in its script, which saves a request. */
function ofOnePart(graph: Graph, parts: Iterable<string>): Set<string> {
  const users = new Map<string, number>();
  for (const part of parts)
    for (const id of withImports(graph, [part])) users.set(id, (users.get(id) ?? 0) + 1);
  return new Set([...users].filter(([, count]) => count === 1).map(([id]) => id));
}

/** Names of the scripts, by module. Without pages and parts that are loaded alone, which the bundler names. */
function scriptNames(getInfo: GetModuleInfo): Map<string, string> {
  const { graph, parts } = readGraph(getInfo);
  const initial = withImports(graph, [ENTRY]);
  const after = withImports(graph, afterPage);
  const pages = Object.values(pageSources).map((files) => withImports(graph, files.map(source)));
  const commonFrom = (id: string) => {
    if (id.endsWith('.css')) return COMMON_SHEET;
    return after.has(id) ? COMMON_AFTER : COMMON_PAGES;
  };
  const isCommon = (id: string) => pages.filter((ids) => ids.has(id)).length >= commonFrom(id);
  const first = new Set(
    [...graph.keys()].filter((id) => initial.has(id) || (isCommon(id) && !parts.has(id))),
  );
  const known = first.union(after);
  const loads = pages.flatMap((ids) => {
    const modules = ids.difference(first);
    const size = [...modules].reduce((sum, id) => sum + (graph.get(id)?.size ?? 0), 0);
    const weight = (size / USUAL_PAGE_BYTES) ** 2;
    const own = [...parts].filter(([, importers]) => !importers.isDisjointFrom(modules));
    return [
      { modules, weight },
      // Parts of a page are loaded later, and have what the page has by then.
      ...own.map(([part]) => ({
        modules: withImports(graph, [part]).difference(known).difference(ids),
        weight: weight * PART_WEIGHT,
      })),
    ];
  });
  loads.push({ modules: after.difference(first), weight: pages.length });
  // Parts of the frame and of other parts.
  const others = loads.reduce((all, { modules }) => all.union(modules), known);
  for (const part of parts.keys())
    loads.push({
      modules: withImports(graph, [part]).difference(others),
      weight: PART_WEIGHT,
    });

  const alone = ofOnePart(graph, parts.keys());
  const names = new Map<string, string>();
  for (const id of first) if (!isEntry(id)) names.set(id, isPackage(id) ? 'vendor' : 'frame');
  for (const [index, ids] of groupModules(graph, loads, SCRIPT_BYTES).entries()) {
    const name = ids.some((id) => afterPage.has(id)) ? AFTER : `shared-${index}`;
    const isNamed = (id: string) =>
      name === AFTER ? afterPage.has(id) || !parts.has(id) : !parts.has(id) && !alone.has(id);
    for (const id of ids) if (isNamed(id)) names.set(id, name);
  }
  return names;
}

let names: Map<string, string> | undefined;

export const scriptGroups: Rolldown.CodeSplittingGroup[] = [
  {
    debugName: 'scripts',
    name(id, context) {
      names ??= scriptNames((other) => context.getModuleInfo(other));
      return names.get(id) ?? null;
    },
    test: (id) => !isEntry(id),
    includeDependenciesRecursively: false,
  },
];
