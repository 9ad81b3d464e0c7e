import { faker } from '@faker-js/faker';
import fc from 'fast-check';
import { isNode, type Json, type Node, resolve } from '#scripts/contract/shape.ts';

const isoBetween = (from: string, to: string) => faker.date.between({ from, to }).toISOString();

/** Values of the formats whose patterns allow more than a backend has. */
const FORMATS: Record<string, () => string> = {
  money: () => faker.finance.amount({ min: -100, max: 100_000 }),
  'decimal-text': () => faker.finance.amount({ min: 0, max: 100, dec: 3 }),
  share: () => faker.finance.amount({ min: 0, max: 1 }),
  'gmt8-date': () => isoBetween('2020-01-01', '2035-01-01').slice(0, 10),
  'gmt8-datetime': () => isoBetween('2020-01-01', '2035-01-01').slice(0, 19).replace('T', ' '),
};

function randomText({ format, pattern, minLength = 10, maxLength = 20 }: Node): string {
  const formatted = FORMATS[String(format)];
  if (formatted) return formatted();
  if (typeof pattern === 'string') {
    const [text = ''] = fc.sample(fc.stringMatching(new RegExp(pattern)), {
      seed: faker.number.int({ max: 2 ** 31 - 1 }),
      numRuns: 1,
    });
    return text;
  }
  const least = Number(minLength);
  return faker.string.alpha({ length: { min: least, max: Math.max(least, Number(maxLength)) } });
}

function randomNumber({ type, minimum, maximum }: Node): number {
  const range = {
    ...(minimum === undefined ? {} : { min: Number(minimum) }),
    ...(maximum === undefined ? {} : { max: Number(maximum) }),
  };
  return type === 'integer' ? faker.number.int(range) : faker.number.float(range);
}

function randomObject(spec: Node, schema: Node): Node {
  const properties = Object.entries((schema.properties ?? {}) as Node).map(([key, property]) => [
    key,
    randomValue(spec, property as Node),
  ]);
  const { additionalProperties } = schema;
  const others = isNode(additionalProperties)
    ? [[faker.string.alphanumeric(5), randomValue(spec, additionalProperties)]]
    : [];
  return Object.fromEntries([...properties, ...others]) as Node;
}

/** A random value that is valid by a schema of the contract, with all properties. Its source is faker's seed. */
export function randomValue(spec: Node, raw: Node): Json {
  const schema = resolve(spec, raw);
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return faker.helpers.arrayElement(schema.enum);
  const choices = (schema.oneOf ?? schema.anyOf) as Node[] | undefined;
  if (choices) return randomValue(spec, faker.helpers.arrayElement(choices));
  if (Array.isArray(schema.allOf))
    return Object.assign(
      {},
      ...schema.allOf.map((part) => randomValue(spec, part as Node)),
    ) as Node;
  if (Array.isArray(schema.type)) {
    const type = faker.helpers.arrayElement(schema.type);
    return randomValue(spec, { ...schema, type });
  }
  switch (String(schema.type)) {
    case 'null':
      return null;
    case 'boolean':
      return faker.datatype.boolean();
    case 'integer':
    case 'number':
      return randomNumber(schema);
    case 'array': {
      const { minItems = 1, maxItems = 3 } = schema;
      const max = Math.min(3, Number(maxItems));
      const count = { min: Math.min(max, Number(minItems)), max };
      return faker.helpers.multiple(() => randomValue(spec, schema.items as Node), { count });
    }
    case 'object':
      return randomObject(spec, schema);
    default:
      return randomText(schema);
  }
}
