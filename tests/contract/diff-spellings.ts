import { isNode, type Json, type Node } from '#scripts/contract/shape.ts';

type Respell = (spec: Node) => Node;

const DATA = new Set(['example', 'examples', 'value', 'default', 'x-codes']);

/** Rewrites every object that is no data, the innermost first. */
function each(value: Json, rewrite: (node: Node, key: string) => Node, key = ''): Json {
  if (Array.isArray(value)) return value.map((child) => each(child, rewrite, key));
  if (!isNode(value)) return value;
  const children = Object.entries(value).map(([name, child]) => [
    name,
    DATA.has(name) ? child : each(child, rewrite, name),
  ]);
  return rewrite(Object.fromEntries(children) as Node, key);
}
const everywhere =
  (rewrite: (node: Node, key: string) => Node): Respell =>
  (spec) =>
    each(spec, rewrite) as Node;

const isSchema = (node: Node, key: string) =>
  key !== 'properties' &&
  (typeof node.type === 'string' || Array.isArray(node.type)) &&
  !('in' in node);
const without = (node: Node, ...keys: string[]): Node =>
  Object.fromEntries(Object.entries(node).filter(([key]) => !keys.includes(key)));
const isNullable = ({ type }: Node) =>
  Array.isArray(type) && type.length === 2 && type.includes('null');
const otherType = ({ type }: Node) => (type as string[]).find((one) => one !== 'null')!;

const LISTS = [
  'required',
  'enum',
  'x-enum-varnames',
  'x-enum-descriptions',
  'type',
  'oneOf',
  'parameters',
  'security',
  'tags',
];

/** A nullable value as alternatives. */
const alternatives = (keyword: 'oneOf' | 'anyOf'): Respell =>
  everywhere((node, key) =>
    isSchema(node, key) && isNullable(node) && !node.enum
      ? { [keyword]: [{ ...node, type: otherType(node) }, { type: 'null' }] }
      : node,
  );

const RENAMED = ['ReviewDigest', 'Failure', 'FailureCode', 'PayType', 'NullableMoney', 'Page'];

function renamed(spec: Node): Node {
  const text = JSON.stringify(spec);
  const renamedText = RENAMED.reduce(
    (result, name) =>
      result.replaceAll(
        new RegExp(String.raw`"#/components/(\w+)/${name}"`, 'g'),
        `"#/components/$1/${name}Again"`,
      ),
    text,
  );
  const copy = JSON.parse(renamedText) as Node;
  for (const kind of Object.values(copy.components as Node))
    for (const name of RENAMED) {
      const component = (kind as Node)[name];
      if (component === undefined) continue;
      delete (kind as Node)[name];
      (kind as Node)[`${name}Again`] = component;
    }
  return copy;
}

function sharedSettings(spec: Node): Node {
  const all = { ...spec, security: [] as Json[] };
  for (const item of Object.values(spec.paths as Node) as Node[]) {
    const [operation, ...others] = Object.values(item) as Node[];
    if (!operation || others.length > 0) continue;
    if (operation.parameters) item.parameters = operation.parameters;
    delete operation.parameters;
    if (JSON.stringify(operation.security) === '[]') delete operation.security;
  }
  return all;
}

const isSchemaRef = (node: Node, key: string) =>
  typeof node.$ref === 'string' &&
  node.$ref.includes('/schemas/') &&
  !/^(?:one|any|all)Of$/.test(key);
const asPartOf = (parts: (ref: Node) => Json[]): Respell =>
  everywhere((node, key) =>
    isSchemaRef(node, key)
      ? { ...without(node, '$ref'), allOf: parts({ $ref: node.$ref! }) }
      : node,
  );

/** Answers and bodies by references to components. */
function outOfLine(spec: Node): Node {
  const components = spec.components as Record<string, Node>;
  const toComponent = (kind: string, value: Json, name: string): Json => {
    if (isNode(value) && value.$ref !== undefined) return value;
    (components[kind] ??= {})[name] = value;
    return { $ref: `#/components/${kind}/${name}` };
  };
  const operations = Object.values(spec.paths as Node).flatMap((item) =>
    Object.values(item as Node),
  );
  for (const [at, operation] of (operations as Node[]).entries()) {
    if (operation.requestBody)
      operation.requestBody = toComponent('requestBodies', operation.requestBody, `Body${at}`);
    const answers = (operation.responses ?? {}) as Node;
    for (const [status, answer] of Object.entries(answers))
      answers[status] = toComponent('responses', answer, `Answer${at}`);
  }
  return spec;
}

/** The same contract in other words or another order. */
export const SPELLINGS: [name: string, respell: Respell][] = [
  [
    'keys in another order',
    everywhere((node) => Object.fromEntries(Object.entries(node).reverse())),
  ],
  [
    'lists in another order',
    everywhere((node, key) => {
      if (key === 'properties') return node;
      const lists = LISTS.filter((name) => Array.isArray(node[name]));
      return {
        ...node,
        ...Object.fromEntries(lists.map((name) => [name, (node[name] as Json[]).toReversed()])),
      };
    }),
  ],
  [
    'constants for enums of one value',
    everywhere((node) =>
      Array.isArray(node.enum) && node.enum.length === 1
        ? { ...without(node, 'enum'), const: node.enum[0]! }
        : node,
    ),
  ],
  [
    'types as lists of one',
    everywhere((node, key) =>
      isSchema(node, key) && typeof node.type === 'string' ? { ...node, type: [node.type] } : node,
    ),
  ],
  [
    'the keyword nullable',
    everywhere((node, key) =>
      isSchema(node, key) && isNullable(node)
        ? { ...node, type: otherType(node), nullable: true }
        : node,
    ),
  ],
  ['null as one of two', alternatives('oneOf')],
  ['null as any of two', alternatives('anyOf')],
  [
    'references within allOf',
    everywhere((node, key) =>
      typeof node.$ref === 'string' && node.$ref.includes('/schemas/') && key !== 'oneOf'
        ? { ...without(node, '$ref'), allOf: [{ $ref: node.$ref }] }
        : node,
    ),
  ],
  [
    'objects in two parts',
    everywhere((node, key) => {
      const properties = isSchema(node, key) && isNode(node.properties) ? node.properties : {};
      const [first, ...others] = Object.entries(properties);
      if (!first || others.length === 0 || node.type !== 'object') return node;
      const parts = [Object.fromEntries([first]), Object.fromEntries(others)];
      return {
        ...without(node, 'properties', 'type'),
        allOf: parts.map((part) => ({ type: 'object', properties: part })),
      };
    }),
  ],
  ['other names of components', renamed],
  [
    'components written out',
    (spec) => {
      const { schemas } = spec.components as { schemas: Node };
      const inlined = everywhere((node) =>
        node.$ref === '#/components/schemas/FailureCode' ? (schemas.FailureCode as Node) : node,
      )(spec);
      delete ((inlined.components as Node).schemas as Node).FailureCode;
      return inlined;
    },
  ],
  ['settings of paths and of the whole', sharedSettings],
  [
    'defaults',
    everywhere((node, key) => {
      if ('in' in node && 'schema' in node) return { required: false, deprecated: false, ...node };
      if (!isSchema(node, key)) return node;
      if (node.type === 'array') return { minItems: 0, uniqueItems: false, ...node };
      if (node.type === 'string') return { minLength: 0, ...node };
      return node.type === 'object' ? { additionalProperties: true, ...node } : node;
    }),
  ],
  [
    'limits that are excluded',
    everywhere((node) =>
      node.type === 'integer' && typeof node.minimum === 'number'
        ? { ...without(node, 'minimum'), exclusiveMinimum: node.minimum - 1 }
        : node,
    ),
  ],
  [
    'null as a constant',
    everywhere((node, key) =>
      isSchema(node, key) && isNullable(node) && !node.enum
        ? { oneOf: [{ const: null }, { ...node, type: otherType(node) }] }
        : node,
    ),
  ],
  ['parts of parts', asPartOf((ref) => [{ allOf: [ref] }])],
  ['parts that say nothing, or the same', asPartOf((ref) => [{}, ref, ref])],
  [
    'empty lists and schemas',
    everywhere((node, key) => {
      if (key === 'get') return { parameters: [], tags: [], ...node };
      if (!isSchema(node, key)) return node;
      return node.type === 'object'
        ? { required: [], properties: {}, additionalProperties: {}, ...node }
        : node;
    }),
  ],
  [
    'whole numbers by their steps',
    everywhere((node) => (node.type === 'integer' ? { ...node, multipleOf: 1 } : node)),
  ],
  [
    'values without their type',
    everywhere((node) => (Array.isArray(node.enum) ? without(node, 'type') : node)),
  ],
  [
    'groups of patterns that are not kept',
    everywhere((node) =>
      typeof node.pattern === 'string'
        ? { ...node, pattern: node.pattern.replaceAll(/(?<!\\)\((?!\?)/g, '(?:') }
        : node,
    ),
  ],
  [
    'explosion of plain values',
    everywhere((node) => {
      const { type } = (node.schema ?? {}) as Node;
      return node.in === 'query' && typeof type === 'string' && type !== 'array'
        ? { ...node, explode: false }
        : node;
    }),
  ],
  [
    'types of content in capitals, with the encoding',
    (spec) =>
      JSON.parse(
        JSON.stringify(spec).replaceAll(
          '"application/json":',
          '"Application/JSON; charset=UTF-8":',
        ),
      ) as Node,
  ],
  ['answers and bodies as components', outOfLine],
  [
    'settings of the document',
    (spec) => ({
      ...spec,
      openapi: '3.1.1',
      jsonSchemaDialect: 'https://spec.openapis.org/oas/3.1/dialect/base',
    }),
  ],
  [
    'digits as a range',
    everywhere((node) =>
      typeof node.pattern === 'string'
        ? { ...node, pattern: node.pattern.replaceAll(String.raw`\d`, '[0-9]') }
        : node,
    ),
  ],
];

/** All of them, one after the other. */
export const everySpelling = (spec: Node): Node =>
  SPELLINGS.reduce((result, [, respell]) => respell(result), structuredClone(spec));
