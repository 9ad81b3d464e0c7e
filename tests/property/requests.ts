/** Random requests for the operations of the contract. */
import fc from 'fast-check';
import {
  isNode,
  type Json,
  type Node,
  type OperationNode,
  operationsOf,
  resolve,
} from '#scripts/contract/shape.ts';
import { spec } from './spec.ts';
import { hostileValue, mutated, valueOf } from './values.ts';

export type Caller = 'guest' | 'member' | 'newcomer' | 'unknown';

export interface Call {
  operation: string;
  tag: string;
  method: string;
  /** with `{name}` parameters */
  path: string;
  caller: Caller;
  params: unknown;
  query: unknown;
  type: string;
  /** text is sent as is */
  body: unknown;
}

function parametersOf({ node }: OperationNode, place: 'path' | 'query'): fc.Arbitrary<unknown> {
  const list = ((node.parameters as Json[] | undefined) ?? [])
    .filter(isNode)
    .map((parameter) => resolve(spec, parameter))
    .filter((parameter) => parameter.in === place);
  const fields = Object.fromEntries(
    list.map((parameter) => [
      String(parameter.name),
      fc.oneof(
        { weight: 5, arbitrary: valueOf(parameter.schema as Node, String(parameter.name)) },
        { weight: 1, arbitrary: hostileValue },
      ),
    ]),
  );
  const loose = fc.record(fields, { requiredKeys: place === 'path' ? Object.keys(fields) : [] });
  const matching = fc.record({ $record: fc.nat(10_000), fields: loose });
  return fc.oneof(
    { weight: 1, arbitrary: loose as fc.Arbitrary<unknown> },
    { weight: 3, arbitrary: matching as fc.Arbitrary<unknown> },
  );
}

function bodyOf({ node }: OperationNode): { type: string; body: fc.Arbitrary<unknown> } {
  const content = isNode(node.requestBody) ? (resolve(spec, node.requestBody).content as Node) : {};
  const [type = 'application/json', media] = Object.entries(content)[0] ?? [];
  if (!isNode(media) || !isNode(media.schema))
    return {
      type,
      body: fc.oneof(
        { weight: 4, arbitrary: fc.constant(undefined) as fc.Arbitrary<unknown> },
        { weight: 1, arbitrary: hostileValue },
      ),
    };
  const value = valueOf(media.schema, 'body');
  return {
    type,
    body: fc.oneof(
      { weight: 8, arbitrary: value },
      { weight: 3, arbitrary: mutated(value) },
      { weight: 1, arbitrary: hostileValue },
    ),
  };
}

function callOf(operation: OperationNode): fc.Arbitrary<Call> {
  const { type, body } = bodyOf(operation);
  return fc.record({
    operation: fc.constant(operation.id),
    tag: fc.constant(operation.tag),
    method: fc.constant(operation.method.toUpperCase()),
    path: fc.constant(operation.path),
    caller: fc.oneof(
      { weight: 6, arbitrary: fc.constant<Caller>('member') },
      { weight: 2, arbitrary: fc.constant<Caller>('newcomer') },
      { weight: 1, arbitrary: fc.constantFrom<Caller>('guest', 'unknown') },
    ),
    params: parametersOf(operation, 'path'),
    query: parametersOf(operation, 'query'),
    type: fc.constant(type),
    body,
  });
}

const operationNodes = operationsOf(spec);
export const operationIds = operationNodes.map(({ id }) => id);

/** Codes that an operation may answer, including the common ones. */
export const codesOf = (id: string): Set<number> =>
  new Set([
    200,
    400,
    500,
    ...(
      (operationNodes.find((operation) => operation.id === id)?.node['x-codes'] as
        Node[] | undefined) ?? []
    ).map(({ code }) => Number(code)),
  ]);

/** Tags of related operations, whose calls succeed more often together. */
const RELATED_TAGS = [
  ['cart', 'order', 'pay', 'address', 'coupon'],
  ['order', 'refund', 'review', 'upload', 'points'],
  ['login', 'user', 'settlement'],
  ['home', 'product', 'merchant', 'collect', 'coupon'],
];

function sequenceOf(tags: readonly string[], length: number): fc.Arbitrary<Call[]> {
  const calls = operationNodes.filter(({ tag }) => tags.includes(tag)).map(callOf);
  return fc.array(fc.oneof(...calls), { minLength: length, maxLength: length });
}

/** Sequences of calls on one market. */
export function callSequences(length: number): fc.Arbitrary<Call[]> {
  const tags = [...new Set(operationNodes.map(({ tag }) => tag))];
  return fc.oneof(
    sequenceOf(tags, length),
    ...RELATED_TAGS.map((related) => sequenceOf(related, length)),
  );
}
