import { isNode, type Json, type Node } from '../../contract/shape.ts';
import type { Contract } from '../contract.ts';
import { fitting, type Plan, propertiesOf, typesIn, unionOf } from './plan.ts';

type Tree = { [key: string]: unknown };
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A place in an answer, told by the way to it; written out only when something is wrong there. */
export interface Place {
  up: Place | null;
  step: string | number;
  /** a key that the contract does not name, but some entry of a map */
  entry?: boolean;
}

const PLAIN_KEY = /^[A-Za-z_$][\w$]*$/;
const keyStep = (key: string): string =>
  PLAIN_KEY.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;

export const ROOT: Place = { up: null, step: '$' };

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

/** What is told of an answer on the way through it. */
export interface Visitor {
  object(value: Tree, schema: Node, place: Place): void;
  enumValue(name: string, value: unknown): void;
  unknownField(place: Place): void;
  /** text that holds JSON of its own */
  jsonText(text: string, schema: Node, place: Place): void;
}

/** Goes through an answer along the plan of its schema. What does not fit the plan is the validators' business. */
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
      const part = fitting(plan.parts, value);
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
    if (!plan) visit.unknownField({ up: place, step });
    else if (plan.kind !== 'nothing')
      walk(plan, child, { up: place, step, entry: field === undefined }, visit);
  }
}

/** Writes the path of a validator's complaint as a place. */
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
  const chosen = parts && fitting(parts, value);
  return chosen ? branchFor(contract, chosen.part, value) : schema;
}
