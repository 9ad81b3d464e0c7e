import { readScreens } from '../screens.ts';
import { isNode, type Json, type Node, operationsOf } from '../shape.ts';

/** All `$ref` in a part of the contract. */
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

/** All components that an operation uses, directly or indirectly. */
function componentsOf(spec: Node, operation: Node): Set<string> {
  const components = new Set<string>();
  const follow = (ref: string) => {
    if (components.has(ref)) return;
    components.add(ref);
    refsIn(partAt(spec, ref)).forEach(follow);
  };
  refsIn(operation).forEach(follow);
  return components;
}

export interface User {
  operation: string;
  screens: readonly string[];
}

/** Creates a function that returns the operations that contain or use a JSON pointer of the contract. */
export function createUsers(spec: Node): (pointer: string) => User[] {
  const screens = readScreens() ?? {};
  const rows = operationsOf(spec).map(({ id, path, method, node }) => ({
    start: `#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}`,
    method,
    user: { operation: id, screens: screens[id] ?? [] },
    components: componentsOf(spec, node),
  }));
  return (pointer) => {
    const component = /^#\/components\/\w+\/[^/]+/.exec(pointer)?.[0];
    return rows
      .filter(({ start, components }) =>
        component
          ? components.has(component)
          : pointer === start || pointer.startsWith(`${start}/`),
      )
      .map(({ user }) => user);
  };
}
