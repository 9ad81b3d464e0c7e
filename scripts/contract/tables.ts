import {
  dataOf,
  isNode,
  isPageLanguage,
  type Node,
  type OperationNode,
  operationsOf,
  resolve,
} from './shape.ts';

/** Part of the generated table, so that `src/` does not import this file. */
const TYPES = `/** A decoding step for a path of an answer; see \`src/api/decode.ts\`. */
export type DecodeStep = readonly ['json' | 'list', string] | readonly ['name', string, string];
export interface Operation {
  method: 'GET' | 'POST';
  path: string;
  signIn: 'public' | 'optional' | 'required';
  /** not part of every backend */
  extension?: true;
  /** takes the language of the page as a parameter */
  language?: true;
  /** sent as bare text, without JSON quotes */
  rawBody?: true;
  /** paths of the body that are sent as JSON text */
  encode?: readonly string[];
  decode?: readonly DecodeStep[];
}
`;
type DecodeStep = ['json' | 'list', string] | ['name', string, string];

function decodeSteps(spec: Node, schema: Node, at: string[] = [], seen: Node[] = []): DecodeStep[] {
  const node = resolve(spec, schema);
  if (seen.includes(node)) return [];
  const path = at.join('.');
  const within = [...seen, node];
  if (node.contentMediaType === 'application/json') return [['json', path]];
  const steps: DecodeStep[] = node['x-null-list'] ? [['list', path]] : [];
  for (const part of [node.oneOf, node.allOf].flat().filter(isNode))
    steps.push(...decodeSteps(spec, part, at, within));
  if (isNode(node.items)) steps.push(...decodeSteps(spec, node.items, [...at, '[]'], within));
  if (isNode(node.additionalProperties))
    steps.push(...decodeSteps(spec, node.additionalProperties, [...at, '{}'], within));
  for (const [name, child] of Object.entries(isNode(node.properties) ? node.properties : {})) {
    if (!isNode(child)) continue;
    steps.push(...decodeSteps(spec, child, [...at, name], within));
    if (typeof child['x-client-name'] === 'string')
      steps.push(['name', [...at, name].join('.'), child['x-client-name']]);
  }
  return steps;
}

/** public: no token; optional: a token personalizes the answer; required: only with a token */
export function signInOf(operation: Node): 'public' | 'optional' | 'required' {
  const security = (operation.security ?? []) as Node[];
  const needs = security.filter((entry) => Object.keys(entry).length > 0);
  if (needs.length === 0) return 'public';
  return needs.length < security.length ? 'optional' : 'required';
}

/** The schema of the JSON body of an operation, if it has one. */
function bodyOf(spec: Node, operation: OperationNode): Node | null {
  if (!isNode(operation.node.requestBody)) return null;
  const json = (resolve(spec, operation.node.requestBody).content as Node)['application/json'];
  return isNode(json) && isNode(json.schema) ? resolve(spec, json.schema) : null;
}

/** Pattern of the text of a path parameter, without anchors. Strings need one, because they become part of a path. */
function patternOf(id: string, name: string, { type, pattern }: Node): string {
  if (type === 'integer') return String.raw`[1-9]\d{0,15}`;
  const inner = typeof pattern === 'string' && /^\^(.+)\$$/.exec(pattern)?.[1];
  if (!inner) throw new Error(`${id}: the path parameter ${name} needs a pattern with ^ and $`);
  return inner;
}

/** Patterns of all path parameters by name. The same name has the same pattern everywhere. */
function pathPatternsOf(spec: Node): Map<string, string> {
  const patterns = new Map<string, string>();
  for (const { id, node } of operationsOf(spec)) {
    for (const entry of [node.parameters].flat().filter(isNode)) {
      const parameter = resolve(spec, entry);
      if (parameter.in !== 'path') continue;
      const name = String(parameter.name);
      const pattern = patternOf(id, name, resolve(spec, parameter.schema as Node));
      if ((patterns.get(name) ?? pattern) !== pattern)
        throw new Error(`${id}: the path parameter ${name} has another pattern elsewhere`);
      patterns.set(name, pattern);
    }
  }
  return patterns;
}

/** `generated/operations.ts`: method, path and decoding of each operation. */
export function operationsTable(spec: Node): string {
  const rows = operationsOf(spec).map((operation) => {
    const steps = decodeSteps(spec, dataOf(spec, operation));
    const body = bodyOf(spec, operation);
    const texts = body
      ? decodeSteps(spec, body).flatMap(([kind, path]) => (kind === 'json' ? [path] : []))
      : [];
    const parts = [
      `method: '${operation.method.toUpperCase()}'`,
      `path: '${operation.path}'`,
      `signIn: '${signInOf(operation.node)}'`,
      ...(operation.node['x-availability'] === 'extension' ? ['extension: true'] : []),
      ...([operation.node.parameters ?? []].flat().some((one) => isPageLanguage(spec, one))
        ? ['language: true']
        : []),
      ...(body?.['x-raw'] === true ? ['rawBody: true'] : []),
      ...(texts.length ? [`encode: ${JSON.stringify(texts)}`] : []),
      ...(steps.length ? [`decode: ${JSON.stringify(steps)}`] : []),
    ];
    return `  ${operation.id}: { ${parts.join(', ')} },`;
  });
  const patterns = [...pathPatternsOf(spec)].map(
    ([name, pattern]) => `  ${name}: ${JSON.stringify(pattern)},`,
  );
  return `${HEAD}${TYPES}
/** What the values of path parameters consist of, by name: regular expressions without anchors. */
export const pathPatterns = {\n${patterns.join('\n')}\n} as const;

export const operations = {\n${rows.join('\n')}\n} as const satisfies Record<string, Operation>;
export type OperationId = keyof typeof operations;\n`;
}

const HEAD = '// Generated by `npm run generate` from openapi/. Do not edit.\n';
const pascal = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);
const PARTS = [
  ['params', 'Params'],
  ['query', 'QueryParams'],
  ['body', 'Body'],
  ['response', 'Response'],
] as const;

/**
 * `generated/validators.ts`: operation -> zod schemas of its parameters, body and success envelope.
 * @param exportsOf names exported by the zod file of a tag
 */
export function validatorsTable(spec: Node, exportsOf: (tag: string) => Set<string>): string {
  const operations = operationsOf(spec);
  const tags = [...new Set(operations.map((operation) => operation.tag))];
  const imports = tags.map((tag) => `import * as ${tag} from './zod/${tag}/${tag}.zod.ts';`);
  const rows = operations.map(({ id, tag, node }) => {
    const names = exportsOf(tag);
    const parts = PARTS.filter(([, suffix]) => names.has(pascal(id) + suffix)).map(
      ([key, suffix]) => `${key}: ${tag}.${pascal(id)}${suffix}`,
    );
    const [type = JSON_TYPE] = Object.keys(bodyContentOf(spec, node));
    if (type !== JSON_TYPE) parts.push(`contentType: '${type}'`);
    return `  ${id}: { ${parts.join(', ')} },`;
  });
  return `${HEAD}${imports.join('\n')}\n\nexport const validators = {\n${rows.join('\n')}\n};\n`;
}

const JSON_TYPE = 'application/json';
const bodyContentOf = (spec: Node, { requestBody }: Node): Node =>
  isNode(requestBody) ? (resolve(spec, requestBody).content as Node) : {};

/** `generated/handlers.ts`: operation -> its MSW handler shell. */
export function handlersTable(spec: Node): string {
  const operations = operationsOf(spec);
  const tags = [...new Set(operations.map((operation) => operation.tag))];
  const imports = tags.map((tag) => `import * as ${tag} from './mocks/${tag}/${tag}.msw.ts';`);
  const rows = operations.map(({ id, tag }) => `  ${id}: ${tag}.get${pascal(id)}MockHandler,`);
  return `${HEAD}${imports.join('\n')}\n\nexport const handlerShells = {\n${rows.join('\n')}\n};\n`;
}
