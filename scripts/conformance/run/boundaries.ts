import { isNode, type Json, type Node } from '../../contract/shape.ts';
import { propertiesOf } from '../check/plan.ts';
import type { Contract } from '../contract.ts';

const NO_ENUM_VALUE = 'xqzjvkw';
const NO_ENUM_NUMBER = 98;

/** Values just outside what a schema allows: too long, too short, too large, too small, not in the list. */
export function outside(contract: Contract, node: Node): Json[] {
  const { schema } = contract.schema(node);
  if (Array.isArray(schema.enum))
    return [typeof schema.enum[0] === 'number' ? NO_ENUM_NUMBER : NO_ENUM_VALUE];
  const { minLength, maxLength, minimum, maximum, minItems } = schema;
  return [
    ...(typeof maxLength === 'number' ? ['x'.repeat(maxLength + 1)] : []),
    ...(typeof minLength === 'number' && minLength > 0 ? ['x'.repeat(minLength - 1)] : []),
    ...(typeof maximum === 'number' ? [maximum + 1] : []),
    ...(typeof minimum === 'number' ? [minimum - 1] : []),
    ...(typeof minItems === 'number' && minItems > 0 ? [[]] : []),
  ];
}

/** A body with one field outside its bounds, for each bound of each field that the example has. */
export const bodiesOutside = (contract: Contract, schema: Node, example: Node): Node[] =>
  Object.entries(propertiesOf(contract, schema)).flatMap(([name, property]) =>
    name in example && isNode(property)
      ? outside(contract, property).map((value) => ({ ...example, [name]: value }))
      : [],
  );
