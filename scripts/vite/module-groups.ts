/** What is known of a module before it is bundled. */
export interface GraphModule {
  /** ids of the modules that it imports statically */
  imports: readonly string[];
  /** length of its code */
  size: number;
}

export type Graph = ReadonlyMap<string, GraphModule>;

interface Group {
  modules: string[];
  size: number;
  /** indexes of the loads that need one of its modules */
  loads: Set<number>;
  imports: Set<Group>;
}

/** Modules together with everything that they import. */
export function withImports(graph: Graph, ids: Iterable<string>): Set<string> {
  const found = new Set<string>();
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const module = graph.get(id);
    if (!module || found.has(id)) continue;
    found.add(id);
    open.push(...module.imports);
  }
  return found;
}

/** Groups modules that are needed by the same loads. No group imports itself through another one. */
function equalNeeds(graph: Graph, needs: ReadonlyMap<string, readonly number[]>): Set<Group> {
  const byLoads = new Map<string, Group>();
  const groupOf = new Map<string, Group>();
  for (const [id, loads] of needs) {
    const key = loads.join(' ');
    const group = byLoads.get(key) ?? {
      modules: [],
      size: 0,
      loads: new Set(loads),
      imports: new Set(),
    };
    byLoads.set(key, group);
    group.modules.push(id);
    group.size += graph.get(id)?.size ?? 0;
    groupOf.set(id, group);
  }
  for (const [id, group] of groupOf)
    for (const imported of graph.get(id)?.imports ?? []) {
      const other = groupOf.get(imported);
      if (other && other !== group) group.imports.add(other);
    }
  return new Set(byLoads.values());
}

function reaches(from: Group, to: Group, seen = new Set<Group>()): boolean {
  for (const next of from.imports) {
    if (next === to) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    if (reaches(next, to, seen)) return true;
  }
  return false;
}

/** Whether one reaches the other through a third: as one group, they would import themselves. */
const isApart = (one: Group, other: Group) =>
  [...one.imports].some((next) => next !== other && reaches(next, other)) ||
  [...other.imports].some((next) => next !== one && reaches(next, one));

/** Bytes that a merge saves over all loads: a script where both are needed, minus code where only one is. */
function gainOf(one: Group, other: Group, scriptBytes: number): number {
  const both = [...one.loads].filter((load) => other.loads.has(load)).length;
  const unneeded = one.size * (other.loads.size - both) + other.size * (one.loads.size - both);
  return both * scriptBytes - unneeded;
}

function bestMerge(groups: readonly Group[], scriptBytes: number): [Group, Group] | null {
  const merges = groups.flatMap((one, index) =>
    groups
      .slice(index + 1)
      .map((other) => ({ one, other, gain: gainOf(one, other, scriptBytes) }))
      .filter(({ gain }) => gain > 0),
  );
  const best = merges
    .toSorted((a, b) => b.gain - a.gain)
    .find(({ one, other }) => !isApart(one, other));
  return best ? [best.one, best.other] : null;
}

function merge(groups: Set<Group>, one: Group, other: Group): void {
  groups.delete(other);
  one.modules.push(...other.modules);
  one.size += other.size;
  for (const load of other.loads) one.loads.add(load);
  for (const imported of other.imports) one.imports.add(imported);
  for (const { imports } of groups) if (imports.delete(other)) imports.add(one);
  one.imports.delete(one);
}

/**
 * Divides modules into scripts: modules of the same loads are together, and scripts are merged as long as that saves more
 * than it loads in vain.
 * @param loads modules that are loaded together
 * @param scriptBytes what one more script costs a load, in bytes of code
 */
export function groupModules(
  graph: Graph,
  loads: readonly ReadonlySet<string>[],
  scriptBytes: number,
): readonly (readonly string[])[] {
  const needs = new Map<string, number[]>();
  for (const [index, ids] of loads.entries())
    for (const id of ids) {
      const known = needs.get(id);
      if (known) known.push(index);
      else needs.set(id, [index]);
    }
  const groups = equalNeeds(graph, needs);
  for (
    let best = bestMerge([...groups], scriptBytes);
    best !== null;
    best = bestMerge([...groups], scriptBytes)
  )
    merge(groups, ...best);
  return [...groups].map(({ modules }) => modules);
}
