import { isNode, type Json, type Node } from '../../contract/shape.ts';
import type { Contract } from '../contract.ts';

type Tree = { [key: string]: unknown };
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A place in an answer, told by the way to it; written out only when something is wrong there. */
export interface Place {
  up: Place | null;
  step: string | number;
  /** a key that the contract does not name, but some entry of a map */
  entry?: true;
}

/** What is told of an answer on the way through it. */
export interface Visitor {
  object(value: Tree, schema: Node, place: Place): void;
  enumValue(name: string, value: Json): void;
  unknownField(place: Place): void;
  /** text that holds JSON of its own */
  jsonText(text: string, schema: Node, place: Place): void;
}

const PLAIN_KEY = /^[A-Za-z_$][\w$]*$/;
const keyStep = (key: string): string => (PLAIN_KEY.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`);

export const ROOT: Place = { up: null, step: '$' };
export const inside = (up: Place, step: string | number): Place => ({ up, step });
export const inEntry = (up: Place, step: string): Place => ({ up, step, entry: true });

/** JSON path as it stands. */
export function exactPath({ up, step }: Place): string {
  if (!up) return String(step);
  return exactPath(up) + (typeof step === 'number' ? `[${step}]` : keyStep(step));
}

/** JSON path without list positions and map keys. */
export function patternPath({ up, step, entry }: Place): string {
  if (!up) return String(step);
  return patternPath(up) + (typeof step === 'number' ? '[*]' : entry ? '.*' : keyStep(step));
}

const NO_PROPERTIES: Node = {};
const known = new WeakMap<Node, Node>();

/** Properties of an object schema, parts of an `allOf` included. */
export function propertiesOf(contract: Contract, schema: Node): Node {
  const own = isNode(schema.properties) ? schema.properties : NO_PROPERTIES;
  if (!Array.isArray(schema.allOf)) return own;
  const found = known.get(schema) ?? Object.assign({}, ...schema.allOf.filter(isNode).map((part) => propertiesOf(contract, contract.schema(part).schema)), own) as Node;
  known.set(schema, found);
  return found;
}

const typesOf = (schema: Node): readonly Json[] => (Array.isArray(schema.type) ? schema.type : [schema.type ?? (isNode(schema.properties) ? 'object' : '')]);
const typeName = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value);

/** The part of a `oneOf` or `anyOf` that a value is meant for, else the schema itself. */
export function branchFor(contract: Contract, node: Node, value: unknown): { schema: Node; name: string | null } {
  const found = contract.schema(node);
  const parts = [found.schema.oneOf, found.schema.anyOf].find(Array.isArray)?.filter(isNode);
  if (!parts) return found;
  const fitting = parts.find((part) => typesOf(contract.schema(part).schema).includes(typeName(value)));
  const chosen = fitting ?? parts[0];
  return chosen ? branchFor(contract, chosen, value) : found;
}

/** Goes through an answer along its schema. `owner` names the enums that have no name of their own. */
export function walk(contract: Contract, node: Node, value: unknown, place: Place, owner: string, visit: Visitor): void {
  if (value === null || value === undefined) return;
  const { schema, name } = branchFor(contract, node, value);
  const at = name ?? owner;
  if (Array.isArray(schema.enum)) return visit.enumValue(at, value as Json);
  if (typeof value === 'string') {
    if (isNode(schema.contentSchema)) visit.jsonText(value, schema.contentSchema, place);
    return;
  }
  if (Array.isArray(value)) {
    const { items } = schema;
    if (isNode(items)) value.forEach((item, index) => walk(contract, items, item, inside(place, index), at, visit));
    return;
  }
  if (isTree(value)) walkObject(contract, schema, value, place, at, visit);
}

function walkObject(contract: Contract, schema: Node, value: Tree, place: Place, owner: string, visit: Visitor) {
  const properties = propertiesOf(contract, schema);
  const others = schema.additionalProperties;
  visit.object(value, schema, place);
  for (const [key, child] of Object.entries(value)) {
    const known = properties[key];
    if (isNode(known)) walk(contract, known, child, inside(place, key), `${owner}.${key}`, visit);
    else if (isNode(others)) walk(contract, others, child, inEntry(place, key), owner, visit);
    else if (others !== true) visit.unknownField(inside(place, key));
  }
}

/** Writes the path of a validator's complaint as a place. */
export function placeOf(contract: Contract, root: Node, start: Place, path: readonly PropertyKey[], value: unknown): Place {
  let place = start;
  let node: Node | null = root;
  let here = value;
  for (const step of path) {
    const schema: Node = node ? branchFor(contract, node, here).schema : {};
    const key = String(step);
    const known: Json | undefined = propertiesOf(contract, schema)[key];
    const isEntry = typeof step !== 'number' && known === undefined && isNode(schema.additionalProperties);
    place = isEntry ? inEntry(place, key) : inside(place, typeof step === 'number' ? step : key);
    const next: Json | undefined = typeof step === 'number' ? schema.items : (known ?? schema.additionalProperties);
    node = isNode(next) ? next : null;
    here = typeof here === 'object' && here !== null ? (here as Record<PropertyKey, unknown>)[step] : undefined;
  }
  return place;
}
