import { isNode, type Node } from '../../contract/shape.ts';
import type { Contract } from '../contract.ts';
import type { EnumRow } from './report.ts';

type Found = Map<string, readonly string[]>;

/** Collects the enums of answers, by the names that `walk` uses. */
function collect(
  contract: Contract,
  node: Node,
  owner: string,
  found: Found,
  within: readonly Node[] = [],
): void {
  const { schema, name } = contract.schema(node);
  if (within.includes(schema)) return;
  const at = name ?? owner;
  const inside = [...within, schema];
  if (Array.isArray(schema.enum))
    found.set(
      at,
      schema.enum.filter((value) => value !== null).map((value) => JSON.stringify(value)),
    );
  for (const part of [schema.oneOf, schema.anyOf, schema.allOf].flatMap((parts) =>
    Array.isArray(parts) ? parts : [],
  ))
    if (isNode(part)) collect(contract, part, at, found, inside);
  for (const child of [schema.items, schema.additionalProperties, schema.contentSchema])
    if (isNode(child)) collect(contract, child, at, found, inside);
  for (const [key, child] of Object.entries(isNode(schema.properties) ? schema.properties : {}))
    if (isNode(child)) collect(contract, child, `${at}.${key}`, found, inside);
}

export function enumRows(
  contract: Contract,
  seen: ReadonlyMap<string, ReadonlySet<unknown>>,
): EnumRow[] {
  const found: Found = new Map();
  for (const operation of contract.operations.values())
    collect(contract, operation.data, `${operation.id}.data`, found);
  return [...found]
    .map(([name, values]) => {
      const seenValues = new Set([...(seen.get(name) ?? [])].map((value) => JSON.stringify(value)));
      return {
        name,
        seen: values.filter((value) => seenValues.has(value)),
        unseen: values.filter((value) => !seenValues.has(value)),
        unknown: [...seenValues].filter((value) => !values.includes(value)),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}
