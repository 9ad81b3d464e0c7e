import { screensByOperation } from './callers.ts';
import { type Node, operationsOf } from './shape.ts';

/** The bundled contract with `x-screens` on every operation, read from the storefront's source. */
export function withScreens(spec: Node): Node {
  const operations = operationsOf(spec);
  const screens = screensByOperation(operations.map(({ id }) => id));
  for (const { id, node } of operations) node['x-screens'] = screens.get(id) ?? [];
  return spec;
}
