/**
 * The two forms of the contract that generators read, both computed from the bundled contract:
 * - `wireShape`: success envelopes only, for validators and mock handlers (the failure envelope has a separate validator);
 * - `clientShape`: answers as decoded by `src/api`: unwrapped data, parsed JSON text, null lists as [], normalized names.
 * `src/api/decode.ts` implements `clientShape` at run time; both read the same `x-` extensions.
 */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Node = { [key: string]: Json };

export const isNode = (value: Json | undefined): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const METHODS = ['get', 'post'] as const;

export interface OperationNode {
  id: string;
  method: (typeof METHODS)[number];
  path: string;
  tag: string;
  node: Node;
}

/** Every operation of a bundled contract, in its order. */
export function operationsOf(spec: Node): OperationNode[] {
  const paths = isNode(spec.paths) ? spec.paths : {};
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const node = isNode(item) ? item[method] : undefined;
      if (!isNode(node)) return [];
      const tags = node.tags as string[];
      return [{ id: String(node.operationId), method, path, tag: tags[0] ?? 'other', node }];
    }),
  );
}

/** Resolves a local `$ref`; other schemas are returned as they are. */
export function resolve(spec: Node, schema: Node): Node {
  if (typeof schema.$ref !== 'string') return schema;
  const found = schema.$ref
    .slice(2)
    .split('/')
    .reduce<Json | undefined>(
      (at, key) => (isNode(at) ? at[key.replaceAll('~1', '/')] : undefined),
      spec,
    );
  if (!isNode(found))
    throw new Error(`The contract refers to ${schema.$ref}, which does not exist`);
  return resolve(spec, found);
}

/** The media type object of an operation's 200 answer. */
export function answerOf(spec: Node, operation: OperationNode): Node {
  const responses = operation.node.responses as Node;
  const response = resolve(spec, responses['200'] as Node);
  const content = response.content as Node;
  return content['application/json'] as Node;
}

/** The success envelope `{code, message, data}` of an operation. */
function successOf(spec: Node, operation: OperationNode): Node {
  const schema = answerOf(spec, operation).schema as Node;
  const [success] = (schema.oneOf as Node[] | undefined) ?? [schema];
  if (!success) throw new Error(`${operation.id} has no success envelope`);
  return resolve(spec, success);
}

export const dataOf = (spec: Node, operation: OperationNode): Node =>
  (successOf(spec, operation).properties as Node).data as Node;

/** The answer of the first example of a success. */
function exampleOf(spec: Node, operation: OperationNode): Json | undefined {
  const examples = Object.values((answerOf(spec, operation).examples ?? {}) as Node);
  const answers = examples.map((example) => resolve(spec, example as Node).value);
  return answers.find((answer) => isNode(answer) && answer.code === 200);
}

function withAnswers(
  spec: Node,
  schemaFor: (operation: OperationNode) => Node,
  exampleFor: (operation: OperationNode) => Json | undefined = () => undefined,
): Node {
  const copy = structuredClone(spec);
  for (const operation of operationsOf(copy)) {
    const answer = answerOf(copy, operation);
    const example = exampleFor(operation);
    answer.schema = schemaFor({ ...operation });
    delete answer.examples;
    delete answer.example;
    if (example !== undefined) answer.example = example;
  }
  return copy;
}

export function wireShape(spec: Node): Node {
  const shape = withAnswers(
    spec,
    (operation) => structuredClone(successOf(spec, operation)),
    (operation) => exampleOf(spec, operation),
  );
  const { schemas } = shape.components as { schemas: { [name: string]: Node } };
  for (const [name, schema] of Object.entries(schemas)) {
    if (typeof schema['x-levels'] === 'number')
      schemas[name] = expandLevels(schema, `#/components/schemas/${name}`, schema['x-levels']);
  }
  return shape;
}

/** Generators do not validate recursive schemas, so a schema with `x-levels` is expanded to that depth. */
function expandLevels(schema: Node, self: string, levels: number): Node {
  const properties = Object.entries(schema.properties as { [name: string]: Node }).map(
    ([name, property]) => {
      if (!isNode(property.items) || property.items.$ref !== self) return [name, property] as const;
      return [
        name,
        levels > 1
          ? { ...property, items: expandLevels(schema, self, levels - 1) }
          : { ...property, items: {}, maxItems: 0 },
      ] as const;
    },
  );
  return { ...schema, properties: Object.fromEntries(properties) };
}

export function clientShape(spec: Node): Node {
  const unwrapped = withAnswers(spec, (operation) => structuredClone(dataOf(spec, operation)));
  for (const { node } of operationsOf(unwrapped))
    if (Array.isArray(node.parameters))
      node.parameters = node.parameters.filter((parameter) => !isPageLanguage(spec, parameter));
  return decodeSchema(unwrapped) as Node;
}

/** Whether a parameter is the language of the page, which the transport sends. */
export const isPageLanguage = (spec: Node, parameter: Json): boolean =>
  isNode(parameter) && resolve(spec, parameter)['x-page-language'] === true;

function decodeSchema(value: Json): Json {
  if (Array.isArray(value)) return value.map(decodeSchema);
  if (!isNode(value)) return value;
  if (value.contentMediaType === 'application/json' && isNode(value.contentSchema)) {
    return {
      ...(decodeSchema(value.contentSchema) as Node),
      ...(value.description ? { description: value.description } : {}),
    };
  }
  const node = Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, decodeSchema(child)]),
  );
  if (node['x-null-list']) node.type = 'array';
  return isNode(node.properties) ? renameProperties(node) : node;
}

/** Renames properties with `x-client-name`. */
function renameProperties(node: Node): Node {
  const names = new Map<string, string>();
  const properties = Object.fromEntries(
    Object.entries(node.properties as Node).map(([name, schema]) => {
      const clientName =
        isNode(schema) && typeof schema['x-client-name'] === 'string'
          ? schema['x-client-name']
          : name;
      names.set(name, clientName);
      return [clientName, schema];
    }),
  );
  const required = Array.isArray(node.required)
    ? node.required.map((name) => names.get(String(name)) ?? name)
    : undefined;
  return { ...node, properties, ...(required ? { required } : {}) };
}
