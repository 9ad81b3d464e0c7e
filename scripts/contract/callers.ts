/** Computes which screens of the storefront use which operation, from its source. */
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteDef } from '#/router/define-route.ts';
import { type ModuleGraph, partOf, reach, readModuleGraph } from './module-graph.ts';
import { loadedWith, neededTexts, readKeys } from './page-texts.ts';
import { type Node, operationsOf } from './shape.ts';

/** The frame of every page. */
const EVERY_PAGE = '*';

const root = join(import.meta.dirname, '..', '..');
const ROUTES = 'src/routes.ts';
const FRAME = ['src/app/app.tsx', 'src/app/prepare-shop.tsx'];
const SOURCES = /^(page|queries|.*-shell)\.tsx?$/;

interface SourceRoute {
  /** pattern of the path */
  path: string;
  /** part of a file that defines the route */
  part: string;
}

const graph: ModuleGraph = readModuleGraph(root);

/** The routes in the order of the list, with what defines them. */
async function readRoutes(): Promise<SourceRoute[]> {
  const lists = [...(graph.get(ROUTES)?.bindings ?? [])];
  const load = (file: string) =>
    import(pathToFileURL(join(root, file)).href) as Promise<Record<string, readonly RouteDef[]>>;
  const { routes = [] } = await load(ROUTES);
  const parts = new Map<RouteDef, string>();
  for (const [name, file] of lists) {
    const listed = graph.get(partOf(file, name))?.listed ?? [];
    const { [name]: list = [] } = await load(file);
    for (const [place, part] of listed.entries()) {
      const route = list[place];
      if (route) parts.set(route, part);
    }
  }
  return routes.map((route) => ({ path: route.path, part: parts.get(route) ?? ROUTES }));
}

const pages = (await readRoutes()).filter(({ path }) => !path.endsWith('*'));

const pascal = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);
const namesOf = (id: string): string[] => [
  id,
  ...['', 'Suspense'].map((kind) => `use${pascal(id)}${kind}`),
  ...['', 'Suspense', 'Infinite'].map((kind) => `get${pascal(id)}${kind}QueryOptions`),
  `get${pascal(id)}MutationOptions`,
];

/** Maps operation ids to the screens that use them, in the order of the routes; only `*` when the frame uses them. */
export function screensByOperation(ids: readonly string[]): Map<string, string[]> {
  const isRoute = (file: string) => file === ROUTES;
  const namesCalled = (from: readonly string[]) =>
    new Set([...reach(graph, from, isRoute)].flatMap((file) => graph.get(file)?.calls ?? []));
  const called = (names: ReadonlySet<string>) =>
    ids.filter((id) => namesOf(id).some((name) => names.has(name)));

  const frame = new Set(called(namesCalled(FRAME)));
  const found = new Map<string, string[]>(ids.map((id) => [id, frame.has(id) ? [EVERY_PAGE] : []]));
  for (const { path, part } of pages) {
    const screen = path.replace(/:(\w+)/g, '{$1}');
    for (const id of called(namesCalled([part]))) if (!frame.has(id)) found.get(id)?.push(screen);
  }
  return found;
}

/** Source files that a page loads on demand: the page, its layout and its queries. */
const sourcesOf = (route: string): string[] =>
  (graph.get(route)?.imports ?? []).filter((source) => SOURCES.test(basename(source)));

/** Table of the page sources: keys of the build manifest, by which a server finds scripts and styles of a page. */
export function pageSourcesTable(): string {
  const entries = pages
    .map(({ path, part }) => [path, sourcesOf(part)] as const)
    .filter(([, sources]) => sources.length > 0);
  return `/** Source files of each page: the page, its layout and its queries; keys of the build manifest. */
export const pageSources: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(Object.fromEntries(entries), null, 2)};
`;
}

/** Table of the screens by operation. It is no part of the contract, which knows no client. */
export function screensTable(spec: Node): string {
  const screens = screensByOperation(operationsOf(spec).map(({ id }) => id));
  return `${JSON.stringify(Object.fromEntries(screens), null, 2)}\n`;
}

const ENTRY = 'src/main.tsx';
const ALWAYS = new Set(['common']);
const needs = { graph, keys: readKeys(root) };
const ofPages = new Set(pages.flatMap(({ part }) => sourcesOf(part)));

/** Namespaces of texts that the frame of every page needs and does not load, with the files that name their keys. */
export const missingInFrame = (): Map<string, Set<string>> =>
  neededTexts(needs, [ENTRY], ALWAYS, ofPages);

/** Table of the texts that pages, and what they load on demand, need beside those of every page. */
export function pageTextsTable(): string {
  const frame = new Set(loadedWith(graph, [ENTRY]));
  const entries = pages.map(({ path, part }) => {
    const titles = (graph.get(part)?.literals ?? []).flatMap((key) => needs.keys.get(key) ?? []);
    const needed = neededTexts(needs, sourcesOf(part), ALWAYS, frame);
    const namespaces = new Set([...titles, ...needed.keys()].filter((name) => !ALWAYS.has(name)));
    return [path, [...namespaces].sort()] as const;
  });
  return `import type { Namespace } from '#/i18n/i18n.ts';

/** Namespaces of the texts of each page, in addition to \`common\`. */
export const pageTexts: Readonly<Record<string, readonly Namespace[]>> = ${JSON.stringify(Object.fromEntries(entries.filter(([, names]) => names.length > 0)), null, 2)};
`;
}
