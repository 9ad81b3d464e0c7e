import { isNode, type Json, type Node } from '../../contract/shape.ts';
import type { Contract } from '../contract.ts';
import { matchingPart, type Plan, propertiesOf, typesIn, unionOf } from './plan.ts';

type Tree = { [key: string]: unknown };
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A path in an answer as a linked list; formatted only for differences. */
export interface Place {
  up: Place | null;
  step: string | number;
  /** a key of a map, not a property of the contract */
  entry?: boolean;
}

const PLAIN_KEY = /^[A-Za-z_$][\w$]*$/;
const keyStep = (key: string): string =>
  PLAIN_KEY.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;

export const ROOT: Place = { up: null, step: '$' };

/** The JSON path with list positions and map keys. */
export function exactPath({ up, step }: Place): string {
  if (!up) return String(step);
  return exactPath(up) + (typeof step === 'number' ? `[${step}]` : keyStep(step));
}

/** The JSON path without list positions and map keys. */
export function patternPath({ up, step, entry }: Place): string {
  if (!up) return String(step);
  return patternPath(up) + (typeof step === 'number' ? '[*]' : entry ? '.*' : keyStep(step));
}

/** Callbacks of `walk`. */
export interface Visitor {
  object(value: Tree, schema: Node, place: Place): void;
  enumValue(name: string, value: unknown): void;
  unknownField(place: Place, value: unknown): void;
  /** text that contains JSON */
  jsonText(text: string, schema: Node, place: Place): void;
}

/** Walks an answer along the plan of its schema. Values that do not match are ignored; the validators report them. */
export function walk(plan: Plan, value: unknown, place: Place, visit: Visitor): void {
  if (value === null || value === undefined) return;
  switch (plan.kind) {
    case 'nothing':
      return;
    case 'enum':
      return visit.enumValue(plan.name, value);
    case 'json-text':
      if (typeof value === 'string') visit.jsonText(value, plan.content, place);
      return;
    case 'union': {
      const part = matchingPart(plan.parts, value);
      return part && walk(part.plan(), value, place, visit);
    }
    case 'list': {
      if (!Array.isArray(value)) return;
      const item = plan.item();
      if (item.kind !== 'nothing')
        value.forEach((one, step) => walk(item, one, { up: place, step }, visit));
      return;
    }
    case 'object':
      if (isTree(value)) walkObject(plan, value, place, visit);
  }
}

function walkObject(
  { schema, fields, others }: Extract<Plan, { kind: 'object' }>,
  value: Tree,
  place: Place,
  visit: Visitor,
) {
  visit.object(value, schema, place);
  for (const [step, child] of Object.entries(value)) {
    const field = fields.get(step);
    const plan = (field ?? others)?.();
    if (!plan) visit.unknownField({ up: place, step }, child);
    else if (plan.kind !== 'nothing')
      walk(plan, child, { up: place, step, entry: field === undefined }, visit);
  }
}

/** Converts the path of a validation issue to a place. */
export function placeOf(
  contract: Contract,
  root: Node,
  start: Place,
  path: readonly PropertyKey[],
  value: unknown,
): Place {
  let place = start;
  let node: Node | null = root;
  let here = value;
  for (const part of path) {
    const schema: Node = node ? branchFor(contract, node, here) : {};
    const step = typeof part === 'number' ? part : String(part);
    const known: Json | undefined = propertiesOf(contract, schema)[String(part)];
    place = {
      up: place,
      step,
      entry: typeof step === 'string' && known === undefined && isNode(schema.additionalProperties),
    };
    const next: Json | undefined =
      typeof step === 'number' ? schema.items : (known ?? schema.additionalProperties);
    node = isNode(next) ? next : null;
    here =
      typeof here === 'object' && here !== null
        ? (here as Record<PropertyKey, unknown>)[part]
        : undefined;
  }
  return place;
}

function branchFor(contract: Contract, node: Node, value: unknown): Node {
  const { schema } = contract.schema(node);
  const parts = unionOf(schema)?.map((part) => ({ part, types: typesIn(contract, part) }));
  const chosen = parts && matchingPart(parts, value);
  return chosen ? branchFor(contract, chosen.part, value) : schema;
}
