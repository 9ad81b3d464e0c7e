/** Random requests from the contract's own schemas: well-formed ones, spoilt ones, and ones of pure malice. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import {
  isNode,
  type Json,
  type Node,
  type OperationNode,
  operationsOf,
  resolve,
} from '../../scripts/contract/shape.ts';

const spec = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Node;

/** Stands for a value that the market holds at the time of the call. */
export interface Pick {
  $pick: 'number' | 'text';
  name: string;
  at: number;
}

/** Stands for an object whose fields agree with one record of the market. */
export interface Agreeing {
  $agree: number;
  fields: Record<string, unknown>;
}

export type Caller = 'guest' | 'member' | 'newcomer' | 'stranger';

export interface Call {
  operation: string;
  tag: string;
  method: string;
  /** with `{name}` places */
  path: string;
  caller: Caller;
  params: unknown;
  query: unknown;
  type: string;
  /** a body that is text goes as it is */
  body: unknown;
}

const NASTY = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  'undefined',
  'NaN',
  '[]',
  '{}',
  'true',
  '__proto__',
  'constructor',
  '<script>alert(1)</script>',
  "' or 1=1 --",
  '../../etc/passwd',
  '%00',
  '%',
  '\u0000',
  '\ud800',
  '\u202e',
  '荔枝'.repeat(200),
  'x'.repeat(5000),
  '1e309',
  '0x1f',
  '１２',
  '-0',
  '1'.repeat(400),
  'javascript:alert(1)',
  '${7*7}',
  '\r\nSet-Cookie: a=b',
];
const nastyText = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 30 }));
const nastyNumber = fc.constantFrom(
  0,
  -1,
  1,
  99,
  100,
  999,
  1000,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31),
  2 ** 53,
  1e21,
  -1e21,
  0.1,
  1.5,
  Number.MIN_VALUE,
);
const nasty: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  nastyNumber,
  fc.constantFrom(null, true, false),
  fc.jsonValue({ maxDepth: 3 }),
);

function pick(kind: Pick['$pick'], name: string): fc.Arbitrary<unknown> {
  return fc.nat(10_000).map((at): Pick => ({ $pick: kind, name, at }));
}

function numberOf(schema: Node, name: string): fc.Arbitrary<unknown> {
  const low = Number(schema.minimum ?? 0);
  const high = Number(schema.maximum ?? Math.max(low, 0) + 1000);
  return fc.oneof(
    { weight: 3, arbitrary: pick('number', name) },
    { weight: 2, arbitrary: fc.integer({ min: low, max: Math.max(low, high) }) },
    { weight: 1, arbitrary: nastyNumber },
  );
}

function textOf(schema: Node, name: string): fc.Arbitrary<unknown> {
  const length = {
    minLength: Number(schema.minLength ?? 0),
    maxLength: Math.min(300, Number(schema.maxLength ?? 40)),
  };
  // Texts for a pattern that looks ahead cannot be made; the pool holds some.
  const shaped =
    typeof schema.pattern === 'string' && !schema.pattern.includes('(?')
      ? [
          {
            weight: 2,
            arbitrary: fc.stringMatching(new RegExp(schema.pattern)) as fc.Arbitrary<unknown>,
          },
        ]
      : [];
  const address =
    schema.format === 'email'
      ? [{ weight: 2, arbitrary: fc.emailAddress() as fc.Arbitrary<unknown> }]
      : [];
  return fc.oneof(
    { weight: 3, arbitrary: pick('text', name) },
    { weight: 1, arbitrary: fc.string(length) as fc.Arbitrary<unknown> },
    { weight: 1, arbitrary: nastyText as fc.Arbitrary<unknown> },
    ...shaped,
    ...address,
  );
}

function objectOf(schema: Node): fc.Arbitrary<unknown> {
  const properties = isNode(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, valueOf(field as Node, name)]),
  );
  const loose = fc.record(fields, {
    requiredKeys: required.filter((name) => Object.hasOwn(fields, name)),
  });
  const agreeing = fc.record({ $agree: fc.nat(10_000), fields: loose });
  return fc.oneof(
    { weight: 1, arbitrary: loose as fc.Arbitrary<unknown> },
    { weight: 3, arbitrary: agreeing as fc.Arbitrary<unknown> },
  );
}

/** Values that the schema allows, most of them. */
function valueOf(raw: Node, name: string): fc.Arbitrary<unknown> {
  const schema = resolve(spec, raw);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (Array.isArray(schema.enum))
    return fc.oneof(
      {
        weight: 9,
        arbitrary: fc.constantFrom(...(schema.enum as Json[])) as fc.Arbitrary<unknown>,
      },
      { weight: 1, arbitrary: nasty },
    );
  const [type, ...others] = (Array.isArray(schema.type) ? schema.type : [schema.type]).map(String);
  if (others.includes('null'))
    return fc.oneof(
      { weight: 4, arbitrary: valueOf({ ...schema, type: type ?? 'string' }, name) },
      { weight: 1, arbitrary: fc.constant(null) as fc.Arbitrary<unknown> },
    );
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') return numberOf(schema, name);
  if (type === 'array')
    return fc.array(valueOf(schema.items as Node, name), {
      minLength: Number(schema.minItems ?? 0),
      maxLength: 4,
    });
  if (type === 'object') return objectOf(schema);
  return textOf(schema, name);
}

/** The same value with one field lost, replaced or added. */
function spoilt(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(value, fc.nat(20), nasty, fc.constantFrom('lose', 'replace', 'add'))
    .map(([whole, at, evil, how]) => {
      if (typeof whole !== 'object' || whole === null || '$pick' in whole || '$agree' in whole)
        return evil;
      const keys = Object.keys(whole);
      const key = keys[at % Math.max(1, keys.length)];
      if (how === 'add' || key === undefined)
        return Array.isArray(whole)
          ? [...whole, evil]
          : { ...whole, [String(evil).slice(0, 20)]: evil };
      if (Array.isArray(whole))
        return whole.map((item, index) => (String(index) === key ? evil : item));
      const { [key]: lost, ...rest } = whole as Record<string, unknown>;
      return how === 'lose'
        ? rest
        : { ...rest, [key]: typeof lost === 'object' ? evil : (evil as unknown) };
    });
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
        { weight: 1, arbitrary: nasty },
      ),
    ]),
  );
  const loose = fc.record(fields, { requiredKeys: place === 'path' ? Object.keys(fields) : [] });
  const agreeing = fc.record({ $agree: fc.nat(10_000), fields: loose });
  return fc.oneof(
    { weight: 1, arbitrary: loose as fc.Arbitrary<unknown> },
    { weight: 3, arbitrary: agreeing as fc.Arbitrary<unknown> },
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
        { weight: 1, arbitrary: nasty },
      ),
    };
  const value = valueOf(media.schema, 'body');
  return {
    type,
    body: fc.oneof(
      { weight: 8, arbitrary: value },
      { weight: 3, arbitrary: spoilt(value) },
      { weight: 1, arbitrary: nasty },
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
      { weight: 1, arbitrary: fc.constantFrom<Caller>('guest', 'stranger') },
    ),
    params: parametersOf(operation, 'path'),
    query: parametersOf(operation, 'query'),
    type: fc.constant(type),
    body,
  });
}

const operationNodes = operationsOf(spec);
export const operationIds = operationNodes.map(({ id }) => id);

/** Codes that an operation may answer: its own, and those that any may. */
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

/** What a visit is about, by tags: calls that belong together get further than any mixture. */
const THEMES = [
  ['cart', 'order', 'pay', 'address', 'coupon'],
  ['order', 'refund', 'review', 'upload', 'points'],
  ['login', 'user', 'settlement'],
  ['home', 'product', 'merchant', 'collect', 'coupon'],
];

function visitOf(tags: readonly string[], length: number): fc.Arbitrary<Call[]> {
  const calls = operationNodes.filter(({ tag }) => tags.includes(tag)).map(callOf);
  return fc.array(fc.oneof(...calls), { minLength: length, maxLength: length });
}

/** So many calls in a row, on one market. */
export function visits(length: number): fc.Arbitrary<Call[]> {
  const tags = [...new Set(operationNodes.map(({ tag }) => tag))];
  return fc.oneof(visitOf(tags, length), ...THEMES.map((theme) => visitOf(theme, length)));
}
