import { isNode, type Json, type Node } from '../../contract/shape.ts';
import { propertiesOf, requiredOf } from '../check/plan.ts';
import type { Contract, OperationId } from '../contract.ts';

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

const UNIT = 'ຊ';
const DIGIT = '8';

/** The schemas of the fields of a body. */
const fieldsOf = (contract: Contract, operation: OperationId) => {
  const { schema } = contract.schema(contract.operations.get(operation)?.body?.schema ?? {});
  return { properties: propertiesOf(contract, schema), required: requiredOf(contract, schema) };
};

/** A body whose texts are as long as they may be, except those that are kept. Numbers stay numbers. */
export function longest(
  contract: Contract,
  operation: OperationId,
  body: Readonly<Record<string, Json>>,
  ...kept: readonly string[]
): Record<string, Json> {
  const { properties } = fieldsOf(contract, operation);
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const property = properties[name];
      const most = isNode(property) ? contract.schema(property).schema.maxLength : undefined;
      if (typeof most !== 'number' || kept.includes(name)) return [name, value];
      return [name, (/phone|code/i.test(name) ? DIGIT : UNIT).repeat(most)];
    }),
  );
}

/** The largest number that a field of a body may be. */
export function largest(contract: Contract, operation: OperationId, field: string): number {
  const property = fieldsOf(contract, operation).properties[field];
  return Number(isNode(property) ? contract.schema(property).schema.maximum : undefined);
}

/** A body without the fields that may be left out. */
export function smallest(
  contract: Contract,
  operation: OperationId,
  body: Readonly<Record<string, Json>>,
): Record<string, Json> {
  const { required } = fieldsOf(contract, operation);
  return Object.fromEntries(Object.entries(body).filter(([name]) => required.includes(name)));
}
