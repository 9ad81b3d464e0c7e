import { fromJSONSchema } from 'zod';
import { isNode, type Json, type Node } from '../../contract/shape.ts';
import type { Contract } from '../contract.ts';
import type { Validator } from './issues.ts';

const compiled = new WeakMap<Node, Validator>();

/** Returns a validator for JSON inside a text, which the generated validators do not parse. */
export function contentValidator(contract: Contract, schema: Node): Validator {
  const known = compiled.get(schema);
  if (known) return known;
  const validator = fromJSONSchema(
    inlined(contract, schema) as Parameters<typeof fromJSONSchema>[0],
  ) as unknown as Validator;
  compiled.set(schema, validator);
  return validator;
}

function inlined(contract: Contract, value: Json): Json {
  if (Array.isArray(value)) return value.map((item) => inlined(contract, item));
  if (!isNode(value)) return value;
  if (typeof value.$ref === 'string') return inlined(contract, contract.schema(value).schema);
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, inlined(contract, child)]),
  );
}
