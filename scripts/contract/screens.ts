import { screensByOperation } from './callers.ts';
import { type Node, operationsOf } from './shape.ts';

/** Sets `x-screens` of every operation from the source of the storefront. Mutates `spec`. */
export function withScreens(spec: Node): Node {
  const operations = operationsOf(spec);
  const screens = screensByOperation(operations.map(({ id }) => id));
  for (const { id, node } of operations) node['x-screens'] = screens.get(id) ?? [];
  return spec;
}
