import { answerOf, isNode, type Json, type Node, operationsOf } from './shape.ts';

/** Keys whose values are data, not schemas. */
const SAMPLES = new Set(['example', 'examples', 'value', 'default', 'enum']);

/** `ownCourier` -> `OWN_COURIER` */
const inCapitals = (name: string) => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '_').toUpperCase();

const isNullable = ({ type }: Node) => Array.isArray(type) && type.includes('null');

/** What some generators misread, with the values that say nothing or are said by other keywords. */
const SILENT: Node = { additionalProperties: true, contentMediaType: 'application/json' };

function simplified(node: Node): Node {
  const { type, pattern, ...described } = node;
  const rest = Object.fromEntries(
    Object.entries(described).filter(([key, value]) => SILENT[key] !== value),
  );
  if (type === 'null') return { ...rest, const: null };
  return {
    ...(type === undefined ? {} : { type }),
    ...(pattern === undefined || isNullable(node) ? {} : { pattern }),
    ...rest,
  };
}

/**
 * The contract in words that all client generators understand:
 * - the type `null` is written as the equivalent constant null, which they support;
 * - text that can be null has no pattern, because Go's validation of patterns does not look into nullable values;
 * - `additionalProperties: true`, which says nothing, is left out, because it makes maps of classes;
 * - texts of JSON have only their `contentSchema`, because oapi-codegen makes files of texts with a media type;
 * - names of enum values are in capitals, as most languages have them, and so never reserved words;
 * - answers have titles and their successes are components, so that types have names.
 */
export function forGenerators(spec: Node): Node {
  const visit = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(visit);
    if (!isNode(value)) return value;
    const plain = simplified(value);
    return Object.fromEntries(
      Object.entries(plain).map(([key, child]) => {
        if (key === 'x-enum-varnames') return [key, (child as string[]).map(inCapitals)];
        return [key, SAMPLES.has(key) ? child : visit(child)];
      }),
    );
  };
  return withNames(visit(spec) as Node);
}

/** Mutates `spec`. */
function withNames(spec: Node): Node {
  const { schemas } = spec.components as { schemas: Node };
  for (const operation of operationsOf(spec)) {
    const { schema } = answerOf(spec, operation) as { schema: Node };
    const [success, ...failures] = (schema.oneOf ?? []) as Node[];
    if (!success) continue;
    const name = operation.id.charAt(0).toUpperCase() + operation.id.slice(1);
    schemas[`${name}Success`] = success;
    schema.title = `${name}Answer`;
    schema.oneOf = [{ $ref: `#/components/schemas/${name}Success` }, ...failures];
  }
  return spec;
}
