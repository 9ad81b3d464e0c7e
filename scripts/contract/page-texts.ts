/** Computes which texts a page needs, from its source. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleGraph } from './module-graph.ts';

const PLURAL = /_(zero|one|two|few|many|other)$/;
type Texts = { [key: string]: Texts | string };

const keysOf = (texts: Texts, at = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [at + key.replace(PLURAL, '')] : keysOf(value, `${at}${key}.`),
  );

/** The namespace of each key. */
export function readKeys(root: string): Map<string, string> {
  const folder = join(root, 'locales', 'en');
  return new Map(
    readdirSync(folder).flatMap((file) => {
      const texts = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Texts;
      return keysOf(texts).map((key): [string, string] => [key, file.replace('.json', '')]);
    }),
  );
}

/** A route names the title of its page, which is shown with it. */
const isRoute = (file: string) => file.includes('/routes.ts#');

interface Needs {
  graph: ModuleGraph;
  /** namespace of each key */
  keys: ReadonlyMap<string, string>;
}

/** Files that are loaded together, without those in `done`. */
export function loadedWith(
  graph: ModuleGraph,
  files: readonly string[],
  done: ReadonlySet<string> = new Set(),
): string[] {
  const found = new Set<string>();
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const module = graph.get(file);
    if (!module || found.has(file) || done.has(file)) continue;
    found.add(file);
    open.push(...module.imports.filter((to) => !module.onDemand.includes(to)));
  }
  return [...found];
}

/**
 * The namespaces that files and what they load on demand need, with the files that name a key of them.
 * @param given namespaces that are loaded before
 * @param done files that are loaded before
 */
export function neededTexts(
  needs: Needs,
  files: readonly string[],
  given: ReadonlySet<string>,
  done: ReadonlySet<string>,
): Map<string, Set<string>> {
  const { graph, keys } = needs;
  const loaded = loadedWith(graph, files, done);
  const partsOf = (what: 'loads' | 'onDemand' | 'literals') =>
    loaded.flatMap((file) => graph.get(file)?.[what] ?? []);
  const there = new Set([...given, ...partsOf('loads')]);
  const found = new Map<string, Set<string>>();
  const add = (namespace: string, file: string) =>
    found.set(namespace, (found.get(namespace) ?? new Set()).add(file));

  for (const file of loaded)
    for (const literal of isRoute(file) ? [] : (graph.get(file)?.literals ?? [])) {
      const namespace = keys.get(literal);
      if (namespace !== undefined && !there.has(namespace)) add(namespace, file);
    }
  const before = new Set([...done, ...loaded]);
  for (const part of new Set(partsOf('onDemand')))
    for (const [namespace, users] of neededTexts(needs, [part], there, before))
      for (const file of users) add(namespace, file);
  return found;
}
