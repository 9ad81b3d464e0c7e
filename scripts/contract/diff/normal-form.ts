/**
 * One way of writing what contracts can say in several words or orders, so that only changes of meaning are compared.
 * Names of components that only one of two contracts has are no part of the meaning, and are replaced by their contents.
 */
import { isNode, type Json, type Node, resolve } from '../shape.ts';

/** Keywords whose value is the default of OpenAPI or JSON Schema. */
const DEFAULTS: Node = {
  additionalProperties: true,
  allowEmptyValue: false,
  allowReserved: false,
  deprecated: false,
  minItems: 0,
  minLength: 0,
  minProperties: 0,
  nullable: false,
  readOnly: false,
  uniqueItems: false,
  writeOnly: false,
};
/** Keys whose values are data, not parts of the contract. */
const DATA = new Set(['example', 'examples', 'value', 'default', 'const', 'enum', 'x-codes']);
/** Keys whose values are named by their authors: a property can be called `required`. */
const MAPS = new Set([
  'properties',
  'patternProperties',
  'schemas',
  'parameters',
  'responses',
  '$defs',
]);
/** Keys whose lists have no order. */
const SETS = new Set([
  'required',
  'type',
  'oneOf',
  'anyOf',
  'allOf',
  'parameters',
  'security',
  'tags',
  'x-codes',
]);
const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);
/** Characters of patterns in their shortest form. */
const SHORT_CLASSES: readonly (readonly [string, string])[] = [
  ['[0-9]', String.raw`\d`],
  ['[A-Za-z0-9_]', String.raw`\w`],
  ['[a-zA-Z0-9_]', String.raw`\w`],
  ['{1,}', '+'],
  ['{0,}', '*'],
  ['{0,1}', '?'],
];

const textOf = (value: Json | undefined): string => JSON.stringify(value) ?? '';
const typesOf = ({ type }: Node): string[] =>
  type === undefined ? [] : (Array.isArray(type) ? type : [type]).map(String);
const without = (node: Node, ...keys: string[]): Node =>
  Object.fromEntries(Object.entries(node).filter(([key]) => !keys.includes(key)));

/** Equal values have equal texts. */
function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isNode(value)) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, child]) => [key, sorted(child)]));
}

/** The order of parameters is that of their names, which their references do not show. */
const inOrder = (list: Json[]): Json[] =>
  list.toSorted((one, other) => (textOf(sorted(one)) < textOf(sorted(other)) ? -1 : 1));

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
  const isWhole = node.type === 'number' && node.multipleOf === 1;
  const types = [...(isWhole ? ['integer'] : given), ...(node.nullable === true ? ['null'] : [])];
  const rest = without(node, 'nullable', 'type', ...(isWhole ? ['multipleOf'] : []));
  return { type: typeOf(types), ...rest };
}

/** A constant is an enumeration of one value, and a whole number above 0 is one from 1. */
function withRange(node: Node): Node {
  const { const: constant, exclusiveMinimum: above, exclusiveMaximum: below, pattern } = node;
  const changed = { ...node };
  const replace = (old: string, key: string, value: Json) => {
    delete changed[old];
    changed[key] = value;
  };
  if (constant !== undefined) replace('const', 'enum', [constant]);
  const isWhole = typesOf(node).includes('integer');
  if (isWhole && typeof above === 'number') replace('exclusiveMinimum', 'minimum', above + 1);
  if (isWhole && typeof below === 'number') replace('exclusiveMaximum', 'maximum', below - 1);
  if (typeof pattern === 'string')
    changed.pattern = SHORT_CLASSES.reduce(
      (text, [long, short]) => text.replaceAll(long, short),
      pattern,
    );
  return changed;
}

/** Values with their names and descriptions, in lists beside them. */
function withEnumOrder(node: Node): Node {
  if (!Array.isArray(node.enum)) return node;
  const values = node.enum.map((value, at) => ({ text: textOf(value), at }));
  const order = values
    .toSorted((one, other) => (one.text < other.text ? -1 : 1))
    .map(({ at }) => at);
  const lists = ['enum', 'x-enum-varnames', 'x-enum-descriptions'].flatMap((key) => {
    const list = node[key];
    return Array.isArray(list) ? [[key, order.map((at) => list[at] ?? null)]] : [];
  });
  return { ...node, ...Object.fromEntries(lists) };
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
      else if (key === 'properties') whole[key] = { ...(known as Node), ...(value as Node) };
      else if (key === 'required')
        whole[key] = inOrder([...new Set([...(known as string[]), ...(value as string[])])]);
      else if (textOf(known) !== textOf(value)) return null;
    }
  }
  return whole;
}

/** What says nothing about values: nearer ones replace those of a reference. */
const isNote = (key: string) => key === 'title' || key === 'description' || key.startsWith('x-');

/** Parts that are all true, alternatives of which none overlap, and alternatives that are null. */
function withAlternatives(node: Node): Node {
  if (Array.isArray(node.allOf)) {
    const whole = merged(node.allOf as Node[]);
    const [only] = node.allOf as Node[];
    const content = node.allOf.length === 1 ? only : whole;
    const rest = without(node, 'allOf');
    const isFree =
      content && Object.keys(content).every((key) => rest[key] === undefined || isNote(key));
    if (content && (isFree || content.$ref !== undefined)) return { ...content, ...rest };
  }
  const choices = (node.oneOf ?? node.anyOf) as Node[] | undefined;
  if (!Array.isArray(choices)) return node;
  const rest = without(node, 'oneOf', 'anyOf');
  const others = choices.filter(
    (choice) => textOf(without(choice, 'description')) !== '{"type":"null"}',
  );
  const [only] = others;
  if (only && others.length === 1) {
    const types = typesOf(only);
    const isNull = others.length < choices.length;
    if (!isNull) return { ...only, ...rest };
    if (types.length > 0 && only.enum === undefined)
      return { ...only, ...rest, type: typeOf([...types, 'null']) };
  }
  const kinds = choices.flatMap(typesOf);
  const areApart =
    choices.every((choice) => typesOf(choice).length > 0) && new Set(kinds).size === kinds.length;
  return node.anyOf !== undefined && areApart ? { ...rest, oneOf: inOrder(choices) } : node;
}

const present = (node: Node): Node =>
  Object.fromEntries(
    Object.entries(node).filter(([key, value]) => value !== undefined && DEFAULTS[key] !== value),
  );

function isParameter(node: Node): boolean {
  return typeof node.name === 'string' && typeof node.in === 'string';
}

/** `required: false` of parameters, and the serialisation that they have by default. */
function withParameterDefaults(node: Node): Node {
  if (!isParameter(node)) return node;
  const byDefault: Node = {
    required: false,
    style: node.in === 'query' || node.in === 'cookie' ? 'form' : 'simple',
  };
  const style = node.style ?? byDefault.style;
  const plain = without(
    node,
    ...Object.keys(byDefault).filter((key) => node[key] === byDefault[key]),
    ...(node.explode === (style === 'form') ? ['explode'] : []),
  );
  return plain;
}

type InlineRef = (reference: string) => boolean;

/** The contents of the references that `inline` selects; recursive ones stay. */
function withContents(spec: Node, root: Json, inline: InlineRef): Json {
  const visit = (value: Json, open: readonly string[]): Json => {
    if (Array.isArray(value)) return value.map((child) => visit(child, open));
    if (!isNode(value)) return value;
    const { $ref } = value;
    if (typeof $ref === 'string' && !open.includes($ref) && inline($ref)) {
      const content = { ...resolve(spec, { $ref }), ...without(value, '$ref') };
      return visit(content, [...open, $ref]);
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [key, visit(child, open)]),
    );
  };
  return visit(root, []);
}

/** The same words and order for what means the same. */
function reworded(value: Json, key = '', isMap = false): Json {
  if (Array.isArray(value)) {
    const list = value.map((child) => reworded(child));
    return SETS.has(key) ? inOrder(list) : list;
  }
  if (!isNode(value)) return value;
  const children = Object.entries(value).map(([name, child]) => {
    if (!isMap && DATA.has(name)) return [name, SETS.has(name) ? inOrder(child as Json[]) : child];
    return [name, reworded(child, isMap ? '' : name, !isMap && MAPS.has(name))];
  });
  const node = Object.fromEntries(children) as Node;
  if (isMap) return node;
  return present(
    withEnumOrder(withRange(withAlternatives(withType(withParameterDefaults(present(node)))))),
  );
}

/** What holds for the whole contract or path is written at each operation. */
function withOwnSettings(spec: Node): Node {
  const paths = Object.entries((spec.paths ?? {}) as Record<string, Node>).map(([path, item]) => {
    const shared = (item.parameters ?? []) as Node[];
    const nameOf = (parameter: Node) => {
      const { in: place, name } = resolve(spec, parameter);
      return `${String(place)} ${String(name)}`;
    };
    const operations = Object.entries(item).map(([key, operation]) => {
      if (!METHODS.has(key) || !isNode(operation)) return [key, operation];
      const own = (operation.parameters ?? []) as Node[];
      const names = new Set(own.map(nameOf));
      const parameters = [...own, ...shared.filter((one) => !names.has(nameOf(one)))];
      const security = operation.security ?? spec.security;
      return [
        key,
        {
          ...operation,
          ...(parameters.length > 0 ? { parameters } : {}),
          ...(security === undefined ? {} : { security }),
        },
      ];
    });
    return [path, without(Object.fromEntries(operations) as Node, 'parameters')];
  });
  return { ...without(spec, 'security'), paths: Object.fromEntries(paths) as Node };
}

const componentsOf = (spec: Node): Record<string, Node> =>
  (spec.components ?? {}) as Record<string, Node>;

/** Whether both contracts have a component of this name. */
const sharedBy =
  (one: Node, other: Node): InlineRef =>
  (reference) => {
    const [, , kind = '', name = ''] = reference.split('/');
    return [one, other].every((spec) => componentsOf(spec)[kind]?.[name] !== undefined);
  };

/** Two contracts in one form, in which references only name what both have. */
export function inOneForm(before: Node, after: Node): [Node, Node] {
  const isShared = sharedBy(before, after);
  const formOf = (spec: Node): Node => {
    const plain = withContents(spec, withOwnSettings(spec), (reference) => !isShared(reference));
    const form = reworded(plain) as Node;
    const components = Object.entries(componentsOf(form)).map(([kind, entries]) => [
      kind,
      Object.fromEntries(
        Object.entries(entries).filter(([name]) => isShared(`#/components/${kind}/${name}`)),
      ),
    ]);
    return { ...form, components: Object.fromEntries(components) as Node };
  };
  return [formOf(before), formOf(after)];
}
