/**
 * Divides the scripts: packages (`vendor`) and modules (`frame`) of every page, what every page loads after its content,
 * and the rest by the pages and lazy parts that need it. `npm run bench measure -- --sizes` shows the effect of a change.
 */
import { basename, join } from 'node:path';
import type { Rolldown } from 'vite';
import { pageSources } from '../../generated/page-sources.ts';
import { CLIENT, partOf } from './client-parts.ts';
import { AFTER_FRAME, AFTER_PAGE, partsWithoutPress } from './late-parts.ts';
import { type Graph, type GraphModule, groupModules, withImports } from './module-groups.ts';

type ModuleInfo = Pick<Rolldown.ModuleInfo, 'code' | 'importedIds' | 'dynamicallyImportedIds'>;
type GetModuleInfo = (id: string) => ModuleInfo | null;

/** What one more script costs, in bytes of code: a request, and code that is compressed apart. */
const SCRIPT_BYTES = 5500;
/** Code of a usual page, in bytes. Larger pages count more, because they are nearest to their limit; smaller ones count like it. */
const USUAL_PAGE_BYTES = 60_000;
/** How much a visit counts with what is loaded after the content, compared with the content of a usual page. */
const VISIT_WEIGHT = 2;
/** A style sheet that so many pages need, late parts included, is in that of every page: no part needs a request for it. */
const COMMON_SHEET = 2;
/** How often a part is loaded that a press requests, compared with a page. */
const PART_WEIGHT = 0.005;

/** Name of the script with the part that every page loads after its content. */
export const AFTER = 'after-page';

const root = join(import.meta.dirname, '..', '..');
const source = (file: string) => join(root, file);
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

/** Length of code without comments and indentation. */
const sizeOf = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^\s+/gm, '').length;

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
    graph.set(id, { imports, size: sizeOf(code) });
    for (const part of lazy) parts.set(part, (parts.get(part) ?? new Set()).add(id));
    open.push(...imports, ...lazy);
  }
  return { graph, parts };
}

/** Modules that one page or part alone needs, with it: without a name they are in its script, which saves a request. */
function ofOnePart(graph: Graph, parts: Iterable<string>): Map<string, string> {
  const users = new Map<string, string[]>();
  for (const part of parts)
    for (const id of withImports(graph, [part])) users.set(id, [...(users.get(id) ?? []), part]);
  return new Map(
    [...users].flatMap(([id, [part = '', ...others]]) => (others.length === 0 ? [[id, part]] : [])),
  );
}

/** Names of the scripts, by module. Without pages and parts that are loaded alone, which the bundler names. */
function scriptNames(getInfo: GetModuleInfo): Map<string, string> {
  const { graph, parts } = readGraph(getInfo);
  const pages = Object.entries(pageSources).map(([path, files]) => {
    const late = partsWithoutPress(path).map(source);
    return {
      late,
      content: withImports(graph, files.map(source)),
      all: withImports(graph, [...files.map(source), ...late]),
    };
  });
  const isCommonSheet = (id: string) =>
    id.endsWith('.css') && pages.filter(({ all }) => all.has(id)).length >= COMMON_SHEET;
  const first = withImports(graph, [ENTRY]).union(new Set([...graph.keys()].filter(isCommonSheet)));
  function weightOf(content: ReadonlySet<string>): number {
    const sizes = [...content.difference(first)].map((id) => graph.get(id)?.size ?? 0);
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    return (Math.max(USUAL_PAGE_BYTES, bytes) / USUAL_PAGE_BYTES) ** 3;
  }
  const loads = pages.flatMap(({ content, all }) => [
    { modules: content.union(first), weight: weightOf(content) },
    { modules: all.union(first), weight: VISIT_WEIGHT },
  ]);
  const unpressed = new Set(pages.flatMap(({ late }) => late));
  for (const id of unpressed) if (!parts.has(id)) throw new Error(`${id} is not loaded on demand`);
  for (const [part, importers] of parts) {
    const users = pages.filter(({ all }) => !importers.isDisjointFrom(all));
    // The part is loaded later than what all of these pages have.
    const [known = new Set<string>(), ...others] = users.map(({ all }) => all);
    const has = others.reduce((common, all) => common.intersection(all), known);
    if (!unpressed.has(part))
      loads.push({
        modules: withImports(graph, [part]).difference(has).union(first),
        weight: PART_WEIGHT * Math.max(1, users.length),
      });
  }

  const alone = ofOnePart(graph, parts.keys());
  const imported = new Set([...graph.values()].flatMap(({ imports }) => imports));
  const isOfPage = new Set(Object.values(pageSources).flatMap((files) => files.map(source)));
  /** Pages, and parts that a press requests, have a script of their own, with what they alone need. */
  function isNamed(id: string): boolean {
    if (parts.has(id)) return unpressed.has(id) || (imported.has(id) && !isOfPage.has(id));
    const part = alone.get(id);
    return first.has(id) || part === undefined || unpressed.has(part);
  }
  /** Of scripts with late parts: tests find them by it, because the manifest forgets parts in common scripts. */
  function nameOf(ids: readonly string[]): string | undefined {
    if (ids.includes(source(AFTER_PAGE))) return AFTER;
    const part = ids.find((id) => unpressed.has(id));
    return part && basename(part).replace(/\.tsx?$/, '');
  }
  // The quiet frame has no footer; merges count such pages as few.
  const quiet = pages.filter(({ late }) => !late.includes(source(AFTER_FRAME[0] ?? '')));
  const ofFooter = withImports(graph, AFTER_FRAME.map(source)).difference(
    quiet.reduce((needed, { all }) => needed.union(all), new Set<string>()),
  );
  const names = new Map<string, string>();
  for (const [index, ids] of groupModules(graph, loads, SCRIPT_BYTES).entries()) {
    const isFirst = ids.includes(ENTRY);
    const name = nameOf(ids) ?? `shared-${index}`;
    const isOfFooter = (id: string) => name === AFTER && ofFooter.has(id);
    for (const id of ids.filter((other) => isNamed(other) && !isEntry(other)))
      names.set(
        id,
        isFirst ? (isPackage(id) ? 'vendor' : 'frame') : isOfFooter(id) ? 'footer' : name,
      );
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
