import { isNode, type Json, type Node, operationsOf } from '../shape.ts';

/** Names of the schemas, parameters and the like that a part of the contract speaks of. */
function refsIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(refsIn);
  if (!isNode(value)) return [];
  return typeof value.$ref === 'string' ? [value.$ref] : Object.values(value).flatMap(refsIn);
}

function partAt(spec: Node, pointer: string): Json {
  return pointer
    .replace(/^#\//, '')
    .split('/')
    .reduce<Json>((node, step) => (isNode(node) ? (node[step] ?? null) : null), spec);
}

/** Everything an operation speaks of, parts of parts included. */
function reachedFrom(spec: Node, operation: Node): Set<string> {
  const reached = new Set<string>();
  const follow = (ref: string) => {
    if (reached.has(ref)) return;
    reached.add(ref);
    refsIn(partAt(spec, ref)).forEach(follow);
  };
  refsIn(operation).forEach(follow);
  return reached;
}

export interface User {
  operation: string;
  screens: readonly string[];
}

/** The operations that a place of the contract (a JSON pointer) belongs to, or that use it. */
export function createUsers(spec: Node): (pointer: string) => User[] {
  const rows = operationsOf(spec).map(({ id, path, method, node }) => ({
    start: `#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}`,
    method,
    user: { operation: id, screens: ((node['x-screens'] ?? []) as Json[]).map(String) },
    reached: reachedFrom(spec, node),
  }));
  return (pointer) => {
    const component = /^#\/components\/\w+\/[^/]+/.exec(pointer)?.[0];
    return rows
      .filter(({ start, reached }) =>
        component ? reached.has(component) : pointer === start || pointer.startsWith(`${start}/`),
      )
      .map(({ user }) => user);
  };
}
