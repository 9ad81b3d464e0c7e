import { isNode, type Json, type Node } from '../../contract/shape.ts';
import type { Contract } from '../contract.ts';

/** What `walk` visits in an answer, computed once per schema. */
export type Plan =
  | { kind: 'nothing' }
  | { kind: 'enum'; name: string }
  | { kind: 'json-text'; content: Node }
  | { kind: 'list'; item: () => Plan }
  /** `others`: plan of additional properties; null when none are allowed */
  | {
      kind: 'object';
      schema: Node;
      fields: ReadonlyMap<string, () => Plan>;
      others: (() => Plan) | null;
    }
  | { kind: 'union'; parts: readonly { types: readonly Json[]; plan: () => Plan }[] };

const NOTHING: Plan = { kind: 'nothing' };
const nothing = () => NOTHING;

/** Properties of an object schema, including those of `allOf`. */
export function propertiesOf(contract: Contract, schema: Node): Node {
  const own = isNode(schema.properties) ? schema.properties : {};
  const parts = Array.isArray(schema.allOf) ? schema.allOf.filter(isNode) : [];
  return parts.length === 0
    ? own
    : (Object.assign(
        {},
        ...parts.map((part) => propertiesOf(contract, contract.schema(part).schema)),
        own,
      ) as Node);
}

/** Required names of an object schema, including those of `allOf`. */
export function requiredOf(contract: Contract, schema: Node): string[] {
  const own = Array.isArray(schema.required) ? schema.required.map(String) : [];
  const parts = Array.isArray(schema.allOf) ? schema.allOf.filter(isNode) : [];
  return [...parts.flatMap((part) => requiredOf(contract, contract.schema(part).schema)), ...own];
}

const typesOf = (schema: Node): readonly Json[] =>
  Array.isArray(schema.type)
    ? schema.type
    : [schema.type ?? (isNode(schema.properties) ? 'object' : '')];
const typeName = (value: unknown): string =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'array'
      : Number.isInteger(value)
        ? 'integer'
        : typeof value;
export const unionOf = ({ oneOf, anyOf }: Node): Node[] | null =>
  [oneOf, anyOf].find(Array.isArray)?.filter(isNode) ?? null;

/** The part of a union that matches the type of a value, else the first part. */
export const matchingPart = <Part extends { types: readonly Json[] }>(
  parts: readonly Part[],
  value: unknown,
): Part | undefined => parts.find(({ types }) => types.includes(typeName(value))) ?? parts[0];
export const typesIn = (contract: Contract, node: Node): readonly Json[] =>
  typesOf(contract.schema(node).schema);

export type Planner = (node: Node, owner: string) => Plan;

/** Creates a function that returns plans, cached by schema. */
export function createPlanner(contract: Contract): Planner {
  const known = new Map<Node, Plan>();

  /** @param owner name for enums without a schema name */
  function planOf(node: Node, owner: string): Plan {
    const { schema, name } = contract.schema(node);
    const found = known.get(schema) ?? buildPlan(schema, name ?? owner);
    known.set(schema, found);
    return found;
  }

  function lazyPlan(node: Json | undefined, owner: string): () => Plan {
    if (!isNode(node)) return nothing;
    let plan: Plan | null = null;
    return () => (plan ??= planOf(node, owner));
  }

  function buildPlan(schema: Node, at: string): Plan {
    const parts = unionOf(schema);
    if (parts)
      return {
        kind: 'union',
        parts: parts.map((part) => ({ types: typesIn(contract, part), plan: lazyPlan(part, at) })),
      };
    if (Array.isArray(schema.enum)) return { kind: 'enum', name: at };
    if (isNode(schema.contentSchema)) return { kind: 'json-text', content: schema.contentSchema };
    if (isNode(schema.items)) return { kind: 'list', item: lazyPlan(schema.items, at) };
    const fields = Object.entries(propertiesOf(contract, schema));
    if (fields.length === 0 && !isNode(schema.additionalProperties)) return NOTHING;
    const others =
      schema.additionalProperties === true
        ? nothing
        : isNode(schema.additionalProperties)
          ? lazyPlan(schema.additionalProperties, at)
          : null;
    return {
      kind: 'object',
      schema,
      fields: new Map(fields.map(([key, child]) => [key, lazyPlan(child, `${at}.${key}`)])),
      others,
    };
  }

  return planOf;
}
