/** Random values from the schemas of the contract: mostly valid ones, mutated and hostile ones. */
import fc from 'fast-check';
import { isNode, type Json, type Node, resolve } from '#scripts/contract/shape.ts';
import { spec } from './spec.ts';

/** Placeholder for a value of the market at the time of the call. */
export interface Pick {
  $pick: 'number' | 'text';
  name: string;
  at: number;
}

/** Placeholder for an object whose fields match one record of the market. */
export interface RecordMatch {
  $record: number;
  fields: Record<string, unknown>;
}

const HOSTILE_TEXTS = [
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
const hostileText = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 30 }),
);
const edgeNumber = fc.constantFrom(
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
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  edgeNumber,
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
    { weight: 1, arbitrary: edgeNumber },
  );
}

function textOf(schema: Node, name: string): fc.Arbitrary<unknown> {
  const length = {
    minLength: Number(schema.minLength ?? 0),
    maxLength: Math.min(300, Number(schema.maxLength ?? 40)),
  };
  // Texts for patterns with look-ahead cannot be generated; the pools contain some.
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
    { weight: 1, arbitrary: hostileText as fc.Arbitrary<unknown> },
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
  const matching = fc.record({ $record: fc.nat(10_000), fields: loose });
  return fc.oneof(
    { weight: 1, arbitrary: loose as fc.Arbitrary<unknown> },
    { weight: 3, arbitrary: matching as fc.Arbitrary<unknown> },
  );
}

/** Mostly values that match the schema. */
export function valueOf(raw: Node, name: string): fc.Arbitrary<unknown> {
  const schema = resolve(spec, raw);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (Array.isArray(schema.enum))
    return fc.oneof(
      {
        weight: 9,
        arbitrary: fc.constantFrom(...(schema.enum as Json[])) as fc.Arbitrary<unknown>,
      },
      { weight: 1, arbitrary: hostileValue },
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

/** The value with a field removed, replaced or added. */
export function mutated(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(value, fc.nat(20), hostileValue, fc.constantFrom('remove', 'replace', 'add'))
    .map(([whole, at, replacement, how]) => {
      if (typeof whole !== 'object' || whole === null || '$pick' in whole || '$record' in whole)
        return replacement;
      const keys = Object.keys(whole);
      const key = keys[at % Math.max(1, keys.length)];
      if (how === 'add' || key === undefined)
        return Array.isArray(whole)
          ? [...whole, replacement]
          : { ...whole, [String(replacement).slice(0, 20)]: replacement };
      if (Array.isArray(whole))
        return whole.map((item, index) => (String(index) === key ? replacement : item));
      const { [key]: removed, ...rest } = whole as Record<string, unknown>;
      return how === 'remove'
        ? rest
        : { ...rest, [key]: typeof removed === 'object' ? replacement : (replacement as unknown) };
    });
}
