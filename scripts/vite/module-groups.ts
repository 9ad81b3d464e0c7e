/** What is known of a module before it is bundled. */
export interface GraphModule {
  /** ids of the modules that it imports statically */
  imports: readonly string[];
  /** length of its code */
  size: number;
}

export type Graph = ReadonlyMap<string, GraphModule>;

/** Modules that are loaded together. */
export interface Load {
  modules: ReadonlySet<string>;
  /** how often they are, compared with others */
  weight: number;
}

interface Group {
  modules: string[];
  size: number;
  /** the loads that need one of its modules */
  loads: Set<Load>;
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
function equalNeeds(graph: Graph, loads: readonly Load[]): Set<Group> {
  const needs = new Map<string, Load[]>();
  for (const load of loads)
    for (const id of load.modules) {
      const known = needs.get(id);
      if (known) known.push(load);
      else needs.set(id, [load]);
    }
  const byLoads = new Map<string, Group>();
  const groupOf = new Map<string, Group>();
  for (const [id, users] of needs) {
    const key = users.map((load) => loads.indexOf(load)).join(' ');
    const group = byLoads.get(key) ?? {
      modules: [],
      size: 0,
      loads: new Set(users),
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

const weigh = (loads: Iterable<Load>) => [...loads].reduce((sum, { weight }) => sum + weight, 0);

/** Bytes that a merge saves over all loads: a script where both are needed, minus code where only one is. */
function gainOf(one: Group, other: Group, scriptBytes: number): number {
  const unneeded =
    one.size * weigh(other.loads.difference(one.loads)) +
    other.size * weigh(one.loads.difference(other.loads));
  return weigh(one.loads.intersection(other.loads)) * scriptBytes - unneeded;
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
 * @param scriptBytes what one more script costs a load, in bytes of code
 */
export function groupModules(
  graph: Graph,
  loads: readonly Load[],
  scriptBytes: number,
): readonly (readonly string[])[] {
  const groups = equalNeeds(graph, loads);
  for (
    let best = bestMerge([...groups], scriptBytes);
    best !== null;
    best = bestMerge([...groups], scriptBytes)
  )
    merge(groups, ...best);
  return [...groups].map(({ modules }) => modules);
}
