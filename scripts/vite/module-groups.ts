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

/** Groups together with everything that they import. */
function withImported(groups: Iterable<Group>): Set<Group> {
  const found = new Set<Group>();
  const open = [...groups];
  for (let group = open.pop(); group !== undefined; group = open.pop()) {
    if (found.has(group)) continue;
    found.add(group);
    open.push(...group.imports);
  }
  return found;
}

/** Whether one reaches the other through a third: as one group, they would import themselves. */
const isAround = (one: Group, other: Group) =>
  withImported([...one.imports].filter((next) => next !== other)).has(other);
const isApart = (one: Group, other: Group) => isAround(one, other) || isAround(other, one);

function weigh(loads: Iterable<Load>): number {
  let sum = 0;
  for (const { weight } of loads) sum += weight;
  return sum;
}

/** Bytes that a merge saves over all loads: a script where both are needed, minus code where only one is. */
function gainOf(one: Group, other: Group, scriptBytes: number): number {
  const common = weigh(one.loads.intersection(other.loads));
  const unneeded =
    one.size * (weigh(other.loads) - common) + other.size * (weigh(one.loads) - common);
  return common * scriptBytes - unneeded;
}

/** Bytes that loads of one of them get in vain after a merge, because of what the other one imports. */
function lossOf(one: Group, other: Group, scriptBytes: number): number {
  const loads = one.loads.union(other.loads);
  let sum = 0;
  for (const group of withImported([...one.imports, ...other.imports]))
    if (group !== one && group !== other)
      sum += weigh(loads.difference(group.loads)) * (group.size + scriptBytes);
  return sum;
}

interface Merge {
  one: Group;
  other: Group;
  gain: number;
}

/** Merges of a group with others, as long as they save something. */
const mergesOf = (one: Group, others: readonly Group[], scriptBytes: number): Merge[] =>
  others
    .map((other) => ({ one, other, gain: gainOf(one, other, scriptBytes) }))
    .filter(({ gain }) => gain > 0);

function bestMerge(merges: readonly Merge[], scriptBytes: number): [Group, Group] | null {
  let best: [Group, Group] | null = null;
  let most = 0;
  for (const { one, other, gain } of merges.toSorted((a, b) => b.gain - a.gain)) {
    if (gain <= most) break;
    const left = gain - lossOf(one, other, scriptBytes);
    if (left <= most || isApart(one, other)) continue;
    best = [one, other];
    most = left;
  }
  return best;
}

/** @returns the groups that are changed */
function merge(groups: Set<Group>, one: Group, other: Group): Set<Group> {
  groups.delete(other);
  one.modules.push(...other.modules);
  one.size += other.size;
  for (const imported of other.imports) one.imports.add(imported);
  for (const { imports } of groups) if (imports.delete(other)) imports.add(one);
  one.imports.delete(one);
  // Who loads a script loads what it imports.
  const loads = one.loads.union(other.loads);
  const changed = new Set([one, other]);
  for (const group of withImported([one])) {
    if (!loads.isSubsetOf(group.loads)) changed.add(group);
    for (const load of loads) group.loads.add(load);
  }
  return changed;
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
  let merges = [...groups].flatMap((one, index, all) =>
    mergesOf(one, all.slice(index + 1), scriptBytes),
  );
  for (
    let best = bestMerge(merges, scriptBytes);
    best !== null;
    best = bestMerge(merges, scriptBytes)
  ) {
    const changed = merge(groups, ...best);
    merges = merges.filter(({ one, other }) => !changed.has(one) && !changed.has(other));
    const others = [...groups];
    for (const group of changed)
      if (groups.has(group)) {
        others.splice(others.indexOf(group), 1);
        merges.push(...mergesOf(group, others, scriptBytes));
      }
  }
  return [...groups].map(({ modules }) => modules);
}
