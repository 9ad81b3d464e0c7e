/**
 * One way of writing what contracts can say in several words or orders, so that only changes of meaning are compared.
 * Names of components that only one of two contracts has are no part of the meaning, and are replaced by their contents.
 */
import { isNode, type Json, type Node, resolve } from '../shape.ts';
import { inOrder, isNote, schemaForm, textOf, typesOf, without } from './schema-form.ts';

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
  required: false,
  uniqueItems: false,
  writeOnly: false,
};
/** Keys of lists and objects that say nothing when they are empty. No `security` is one: it allows guests. */
const EMPTY = new Set([
  'additionalProperties',
  'examples',
  'headers',
  'items',
  'parameters',
  'patternProperties',
  'properties',
  'required',
  'tags',
]);
/** Settings of the whole document that are there anyway. */
const DIALECT = 'https://spec.openapis.org/oas/3.1/dialect/base';
const ROOT_SERVERS = '[{"url":"/"}]';
/** Keys whose values are data, not parts of the contract. */
const DATA = new Set(['example', 'examples', 'value', 'default', 'const', 'enum', 'x-codes']);
/** Keys whose values are named by their authors: a property can be called `required`. */
const MAPS = new Set([
  'properties',
  'patternProperties',
  'paths',
  'content',
  'headers',
  'schemas',
  'parameters',
  'requestBodies',
  'responses',
  'securitySchemes',
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
const isEmpty = (value: Json) => textOf(value) === '[]' || textOf(value) === '{}';

const present = (node: Node): Node =>
  Object.fromEntries(
    Object.entries(node).filter(
      ([key, value]) =>
        value !== undefined && DEFAULTS[key] !== value && !(EMPTY.has(key) && isEmpty(value)),
    ),
  );

const isParameter = ({ name, in: place }: Node) =>
  typeof name === 'string' && typeof place === 'string';
/** A header of an answer. */
const isHeader = (node: Node) => isNode(node.schema) && node.style === 'simple';

/** The serialisation of parameters and headers that they have by default; `explode` is about lists and objects. */
function withParameterDefaults(node: Node): Node {
  if (!isParameter(node) && !isHeader(node)) return node;
  const usual = node.in === 'query' || node.in === 'cookie' ? 'form' : 'simple';
  const style = node.style ?? usual;
  const types = isNode(node.schema) ? typesOf(node.schema) : [];
  const isPlain = types.length > 0 && !types.includes('array') && !types.includes('object');
  const isUsual = isPlain || node.explode === (style === 'form');
  const plain = without(
    node,
    ...(style === usual ? ['style'] : []),
    ...(isUsual ? ['explode'] : []),
  );
  // Names of headers have no case.
  return plain.in === 'header' ? { ...plain, name: String(plain.name).toLowerCase() } : plain;
}

/** Types of content have no case, and JSON is UTF-8. */
const mediaType = (name: string) =>
  name.toLowerCase().replace(/^(application\/json);\s*charset="?utf-8"?$/, '$1');

type InlineRef = (reference: string) => boolean;

/** The contents of the references that `inline` selects; recursive ones stay. */
function withContents(spec: Node, root: Json, inline: InlineRef): Json {
  const visit = (value: Json, open: readonly string[]): Json => {
    if (Array.isArray(value)) return value.map((child) => visit(child, open));
    if (!isNode(value)) return value;
    const { $ref } = value;
    if (typeof $ref === 'string' && !open.includes($ref) && inline($ref)) {
      const content = resolve(spec, { $ref });
      const beside = without(value, '$ref');
      const isAnnotated = Object.keys(beside).every(isNote);
      const whole = isAnnotated ? { ...content, ...beside } : { allOf: [content, beside] };
      return visit(whole, [...open, $ref]);
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
  const children = Object.entries(value).map(([given, child]) => {
    const name = isMap && key === 'content' ? mediaType(given) : given;
    if (!isMap && DATA.has(name)) return [name, SETS.has(name) ? inOrder(child as Json[]) : child];
    return [name, reworded(child, isMap ? '' : name, !isMap && MAPS.has(name))];
  });
  const node = Object.fromEntries(children) as Node;
  if (isMap) return node;
  return present(schemaForm(withParameterDefaults(present(node))));
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
  const version = String(spec.openapi).replace(/^(\d+\.\d+)\.\d+$/, '$1.0');
  const usual = [
    'security',
    ...(spec.jsonSchemaDialect === DIALECT ? ['jsonSchemaDialect'] : []),
    ...(textOf(spec.servers) === ROOT_SERVERS ? ['servers'] : []),
  ];
  return {
    ...without(spec, ...usual),
    openapi: version,
    paths: Object.fromEntries(paths) as Node,
  };
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
    const components = Object.entries(componentsOf(form)).flatMap(([kind, entries]) => {
      const shared = Object.entries(entries).filter(([name]) =>
        isShared(`#/components/${kind}/${name}`),
      );
      return shared.length > 0 ? [[kind, Object.fromEntries(shared)]] : [];
    });
    return { ...form, components: Object.fromEntries(components) as Node };
  };
  return [formOf(before), formOf(after)];
}
