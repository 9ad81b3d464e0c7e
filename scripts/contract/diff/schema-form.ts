/** One way of writing a schema, see `normal-form.ts`. The parts of a schema are already written that way. */
import { isNode, type Json, type Node } from '../shape.ts';

/** Words of patterns, in their shortest form. */
const SHORT_WORDS: readonly (readonly [string, string])[] = [
  ['[0-9]', String.raw`\d`],
  ['[A-Za-z0-9_]', String.raw`\w`],
  ['[a-zA-Z0-9_]', String.raw`\w`],
  ['{1,}', '+'],
  ['{0,}', '*'],
  ['{0,1}', '?'],
  ['{1}', ''],
];
const OPEN_GROUP = '(?:';
const BACK_REFERENCE = /\\[1-9k]/;

export const textOf = (value: Json | undefined): string => JSON.stringify(value) ?? '';
export const without = (node: Node, ...keys: string[]): Node =>
  Object.fromEntries(Object.entries(node).filter(([key]) => !keys.includes(key)));
/** What says nothing about values: nearer ones replace those of a reference. */
export const isNote = (key: string) =>
  key === 'title' || key === 'description' || key.startsWith('x-');
export const typesOf = ({ type }: Node): string[] =>
  type === undefined ? [] : (Array.isArray(type) ? type : [type]).map(String);

/** Equal values have equal texts. */
function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isNode(value)) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, child]) => [key, sorted(child)]));
}
const sortedText = (value: Json) => textOf(sorted(value));

/** The order of parameters is that of their names, which their references do not show. */
export const inOrder = (list: readonly Json[]): Json[] =>
  list.toSorted((one, other) => (sortedText(one) < sortedText(other) ? -1 : 1));

/** `null` comes last, as people write it. */
function typeOf(types: readonly string[]): Json {
  const others = [...new Set(types)].filter((type) => type !== 'null').toSorted();
  const all = types.includes('null') ? [...others, 'null'] : others;
  const [first = 'null', ...more] = all;
  return more.length === 0 ? first : all;
}

/** `nullable` of OpenAPI 3.0, lists of one type, and whole numbers. */
function withType(node: Node): Node {
  const given = typesOf(node);
  if (given.length === 0) return node;
  const isWhole = given.includes('integer');
  const steps = node.multipleOf === 1 && (isWhole || given.includes('number'));
  const numbers = steps ? given.map((type) => (type === 'number' ? 'integer' : type)) : given;
  const types = [...numbers, ...(node.nullable === true ? ['null'] : [])];
  const rest = without(node, 'nullable', 'type', ...(steps ? ['multipleOf'] : []));
  return { type: typeOf(types), ...rest };
}

/** Limits of OpenAPI 3.0 exclude by a second word; a whole number above 0 is one from 1. */
function withLimits(node: Node): Node {
  const changed = { ...node };
  const isWhole = typesOf(node).includes('integer');
  for (const [limit, word, step] of [
    ['minimum', 'exclusiveMinimum', 1],
    ['maximum', 'exclusiveMaximum', -1],
  ] as const) {
    if (changed[word] === false) delete changed[word];
    if (changed[word] === true && changed[limit] !== undefined) {
      changed[word] = changed[limit];
      delete changed[limit];
    }
    const excluded = changed[word];
    if (!isWhole || typeof excluded !== 'number') continue;
    delete changed[word];
    changed[limit] = excluded + step;
  }
  return changed;
}

function withPattern(node: Node): Node {
  const { pattern } = node;
  if (typeof pattern !== 'string') return node;
  const words = BACK_REFERENCE.test(pattern) ? pattern : pattern.replaceAll(OPEN_GROUP, '(');
  const short = SHORT_WORDS.reduce((text, [long, word]) => text.replaceAll(long, word), words);
  return { ...node, pattern: short };
}

function kindOf(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

const VALUE_LISTS = ['enum', 'x-enum-varnames', 'x-enum-descriptions'];

/**
 * A constant is an enumeration of one value, values show their type, and null is an alternative to them. Their names and
 * descriptions are in lists beside them.
 */
function withValues({ const: constant, ...others }: Node): Node {
  const node: Node = constant === undefined ? others : { ...others, enum: [constant] };
  if (!Array.isArray(node.enum)) return node;
  const kinds = node.enum.map(kindOf);
  if (kinds.every((kind) => kind === 'null')) return { ...without(node, 'enum'), type: 'null' };
  const order = node.enum
    .map((value, at) => ({ text: textOf(value), at }))
    .filter(({ text }) => text !== 'null')
    .toSorted((one, other) => (one.text < other.text ? -1 : 1))
    .map(({ at }) => at);
  const lists = VALUE_LISTS.flatMap((key) => {
    const list = node[key];
    return Array.isArray(list) ? [[key, order.map((at) => list[at] ?? null)]] : [];
  });
  const isWhole = kinds.every((kind) => kind === 'integer' || kind === 'null');
  const types = typesOf(node)
    .filter((type) => type !== 'null' || !kinds.includes('null'))
    .map((type) => (type === 'number' && isWhole ? 'integer' : type));
  const type = typeOf(types.length > 0 ? types : kinds.filter((kind) => kind !== 'null'));
  const values: Node = { ...node, ...Object.fromEntries(lists), type };
  if (!kinds.includes('null')) return values;
  const { title, description, ...rest } = values;
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    oneOf: inOrder([rest, { type: 'null' }]),
  };
}

/** Objects of which none says that it is complete, and that do not contradict each other. */
function merged(parts: readonly Node[]): Node | null {
  const whole: Node = {};
  for (const part of parts) {
    if (part.$ref !== undefined || part.type !== 'object' || part.additionalProperties === false)
      return null;
    for (const [key, value] of Object.entries(part)) {
      const known = whole[key];
      if (known === undefined) whole[key] = value;
      else if (key === 'properties') {
        const twice = Object.entries(value as Node).some(([name, child]) => {
          const other = (known as Node)[name];
          return other !== undefined && sortedText(other) !== sortedText(child);
        });
        if (twice) return null;
        whole[key] = { ...(known as Node), ...(value as Node) };
      } else if (key === 'required')
        whole[key] = inOrder([...new Set([...(known as string[]), ...(value as string[])])]);
      else if (textOf(known) !== textOf(value)) return null;
    }
  }
  return whole;
}

/** Parts of parts, without those that say nothing and those that are there already. */
function partsOf(list: readonly Node[]): Node[] {
  const parts = list.flatMap((part) =>
    Array.isArray(part.allOf) && Object.keys(part).length === 1 ? (part.allOf as Node[]) : [part],
  );
  const byText = new Map(parts.map((part) => [sortedText(part), part]));
  return [...byText.values()].filter((part) => Object.keys(part).length > 0);
}

/** Parts that are all true. */
function withParts(node: Node): Node {
  if (!Array.isArray(node.allOf)) return node;
  const parts = partsOf(node.allOf as Node[]);
  const rest = without(node, 'allOf');
  const [only, ...more] = parts;
  if (!only) return rest;
  const content = more.length === 0 ? only : merged(parts);
  const isFree =
    content && Object.keys(content).every((key) => rest[key] === undefined || isNote(key));
  if (content && (isFree || (content.$ref !== undefined && rest.$ref === undefined)))
    return { ...content, ...rest };
  return { ...rest, allOf: inOrder(parts) };
}

const isNull = (choice: Node) => textOf(without(choice, 'description')) === '{"type":"null"}';
const hasOnly = (choice: Node, ...keys: string[]) =>
  keys.every((key) => choice[key] !== undefined) && Object.keys(choice).length === keys.length;
const broad = (type: string) => (type === 'integer' ? 'number' : type);

/** Alternatives that are types, or values of one type, are a list of them. */
function asOneList(choices: readonly Node[]): Node | null {
  if (choices.every((choice) => hasOnly(choice, 'type')))
    return { type: typeOf(choices.flatMap(typesOf)) };
  const [first] = choices;
  const isOfValues = (choice: Node) =>
    hasOnly(choice, 'type', 'enum') && choice.type === first?.type;
  if (!first || !choices.every(isOfValues)) return null;
  const values = choices.flatMap((choice) => choice.enum as Json[]);
  const isTwice = new Set(values.map(textOf)).size < values.length;
  return isTwice ? null : { type: first.type as Json, enum: inOrder(values) };
}

/** Alternatives of which none overlap, and alternatives that are null. */
function withAlternatives(node: Node): Node {
  const choices = (node.oneOf ?? node.anyOf) as Node[] | undefined;
  if (!Array.isArray(choices)) return node;
  const rest = without(node, 'oneOf', 'anyOf');
  const others = choices.filter((choice) => !isNull(choice));
  const [only] = others;
  if (only && choices.length === 1) return { ...only, ...rest };
  if (only && others.length === 1 && only.enum === undefined && typesOf(only).length > 0)
    return { ...only, ...rest, type: typeOf([...typesOf(only), 'null']) };
  const kinds = choices.flatMap((choice) => [...new Set(typesOf(choice).map(broad))]);
  const areApart =
    choices.every((choice) => typesOf(choice).length > 0) && new Set(kinds).size === kinds.length;
  const list = areApart || node.anyOf === undefined ? asOneList(choices) : null;
  if (list && Object.keys(rest).every(isNote)) return { ...list, ...rest };
  const isOneOf = node.oneOf !== undefined || areApart;
  return only && others.length === 1 && only.$ref === undefined
    ? withNotesOutside(rest, only, isOneOf ? 'oneOf' : 'anyOf')
    : { ...rest, [isOneOf ? 'oneOf' : 'anyOf']: inOrder(choices) };
}

/** What is said about the only value beside null is said about both. */
function withNotesOutside(rest: Node, only: Node, word: 'oneOf' | 'anyOf'): Node {
  const { title, description, ...value } = only;
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...rest,
    [word]: inOrder([value, { type: 'null' }]),
  };
}

/** A schema in one form. */
export const schemaForm = (node: Node): Node =>
  withValues(withPattern(withLimits(withAlternatives(withParts(withType(node))))));
