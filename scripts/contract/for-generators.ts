import { isNode, type Json, type Node } from './shape.ts';

/** Keys whose values are data, not schemas. */
const SAMPLES = new Set(['example', 'examples', 'value', 'default', 'enum']);

/** Replaces the type `null`, which client generators do not support, by the equivalent constant null. */
export function forGenerators(spec: Node): Node {
  const visit = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(visit);
    if (!isNode(value)) return value;
    const { type, ...rest } = value;
    const plain: Node = type === 'null' ? { ...rest, const: null } : value;
    return Object.fromEntries(
      Object.entries(plain).map(([key, child]) => [key, SAMPLES.has(key) ? child : visit(child)]),
    );
  };
  return visit(spec) as Node;
}
