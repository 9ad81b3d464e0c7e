import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readScreens, type Screens } from '../contract/screens.ts';
import { DEMO_SHOPPER, type DemoAccount } from '../../mocks/demo/accounts.ts';
import {
  isNode,
  type Json,
  type Node,
  type OperationNode,
  operationsOf,
  resolve,
} from '../contract/shape.ts';
import { signInOf } from '../contract/tables.ts';

const root = join(import.meta.dirname, '..', '..');

/** Folder of the Swagger UI package. */
const SWAGGER_FOLDER = dirname(
  createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'),
);
const SWAGGER_FILES = [
  'swagger-ui.css',
  'swagger-ui-bundle.js',
  'swagger-ui-bundle.js.LICENSE.txt',
  'LICENSE',
  'NOTICE',
];

const STYLE = `body { margin: 0 }
#list { position: fixed; inset: 0 auto 0 0; width: 250px; overflow: auto; box-sizing: border-box; padding: 12px; border-right: 1px solid #ddd; font: 14px/1.5 sans-serif; background: #fafafa }
#list summary { cursor: pointer; font-weight: 600; padding: 2px 0 }
#list a { display: block; padding: 1px 0 1px 14px; color: #333; text-decoration: none; overflow-wrap: anywhere }
#list a:hover, #list a:focus { text-decoration: underline }
#list button { width: 100%; padding: 6px; margin-bottom: 4px; font: inherit; cursor: pointer }
#list output { display: block; min-height: 1.5em; margin-bottom: 8px }
#docs { margin-left: 250px }
@media (max-width: 800px) { #list { position: static; width: auto; max-height: 40vh; border: 0 } #docs { margin: 0 } }
.swagger-ui .topbar { display: none } .swagger-ui .info { margin: 24px 0 0 } .swagger-ui .info h2 { margin: 16px 0 0; font-size: 16px } .swagger-ui .info p { margin: 4px 0 } .swagger-ui:has(.operation-filter-input:not(:placeholder-shown)) .info .description { display: none } .swagger-ui .scheme-container { margin: 0; padding: 12px 0; box-shadow: none } .swagger-ui .opblock-description td, .swagger-ui .opblock-description th { padding: 4px 12px 4px 0; text-align: left; vertical-align: top }
.swagger-ui .responses-wrapper:has(.live-responses-table) .opblock-section-header { display: none }
.swagger-ui :has(> .live-responses-table) { display: flex; flex-direction: column } .swagger-ui .live-responses-table { order: -1 } .swagger-ui .opblock-body .body-param__text { min-height: 150px }`;

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Contract of the storefront</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="kit/swagger-ui.css">
<style>${STYLE}</style>
<nav id="list" aria-label="Operations"></nav>
<div id="docs"></div>
<script src="kit/swagger-ui-bundle.js"></script>
<script src="start.js"></script>
`;

/**
 * Searches tags, paths, names and texts for all words, in any order; Swagger UI itself searches only tags. Beside it is a
 * list of the operations, and a sign-in with an account of the market.
 */
const startScript = ({ email, password, nickname }: DemoAccount): string =>
  `const text = (operation) => [operation.get('path'), ...['operationId', 'summary', 'description'].map((key) => operation.getIn(['operation', key]))].join(' ').toLowerCase();
const opsFilter = (tags, phrase) => {
  const words = phrase.toLowerCase().split(/\\s+/).filter(Boolean);
  const found = (where) => words.every((word) => where.includes(word));
  return tags
    .map((tag, name) => (found(name.toLowerCase()) ? tag : tag.update('operations', (list) => list.filter((operation) => found(name.toLowerCase() + ' ' + text(operation))))))
    .filter((tag) => tag.get('operations').size > 0);
};
const element = (name, properties, ...children) => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};
const open = (tag, id) => {
  ui.layoutActions.show(['operations-tag', tag], true);
  ui.layoutActions.show(['operations', tag, id], true);
  requestAnimationFrame(() => document.getElementById('operations-' + tag + '-' + id)?.scrollIntoView());
};
const signIn = async () => {
  const body = JSON.stringify(${JSON.stringify({ email, password })});
  const server = ui.oas3Selectors.selectedServer() || location.origin;
  const address = new URL('/api/front/login/email', new URL(server, location.href));
  const answer = await fetch(address, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }).then((response) => response.json());
  if (answer.code !== 200) throw new Error(answer.message);
  ui.preauthorizeApiKey('token', answer.data.token);
};
const listOperations = () => {
  const said = element('output', {});
  const button = element('button', { type: 'button' }, 'Sign in as ${nickname}');
  button.addEventListener('click', () => signIn().then(() => (said.textContent = 'Signed in.'), (error) => (said.textContent = 'Not signed in: ' + error.message)));
  const groups = ui.specSelectors.taggedOperations().entrySeq().map(([tag, group]) => {
    const links = group.get('operations').toArray().map((operation) => {
      const id = operation.getIn(['operation', 'operationId']);
      const link = element('a', { href: '#/' + tag + '/' + id, title: operation.getIn(['operation', 'summary']) }, id);
      link.addEventListener('click', () => open(tag, id));
      return link;
    });
    return element('details', { open: true }, element('summary', {}, tag), ...links);
  });
  document.getElementById('list').replaceChildren(button, said, ...groups.toArray());
};
const ui = SwaggerUIBundle({ url: 'openapi.json', dom_id: '#docs', deepLinking: true, filter: true, docExpansion: 'list', displayOperationId: true, displayRequestDuration: true, defaultModelsExpandDepth: 0, tryItOutEnabled: true, requestSnippetsEnabled: true, persistAuthorization: false, plugins: [{ fn: { opsFilter } }], onComplete: () => listOperations() });
`;

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A call of the operation as a command, with the values of its examples. */
function sampleOf(spec: Node, { method, path, node }: OperationNode): string {
  const parameters = ((node.parameters ?? []) as Node[]).map((one) => resolve(spec, one));
  const exampleOf = ({ name, example, schema }: Node) =>
    String(example ?? resolve(spec, schema as Node).example ?? String(name).toUpperCase());
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = parameters.find((one) => one.name === name && one.in === 'path');
    return parameter ? exampleOf(parameter) : name;
  });
  const query = parameters
    .filter((one) => one.in === 'query' && one.required === true)
    .map((one) => `${String(one.name)}=${encodeURIComponent(exampleOf(one))}`);
  const body = isNode(node.requestBody) ? (resolve(spec, node.requestBody).content as Node) : {};
  const [type, media] = Object.entries(body)[0] ?? [];
  const [example] = isNode(media) ? Object.values((media.examples ?? {}) as Node) : [];
  const value = isNode(example) ? resolve(spec, example).value : isNode(media) && media.example;
  const parts = [
    `curl "$SHOP${address}${query.length > 0 ? `?${query.join('&')}` : ''}"`,
    ...(method === 'post' ? ['-X POST'] : []),
    ...(signInOf(node) === 'public' ? [] : [`-H "Authori-zation: $TOKEN"`]),
    ...(type === undefined || type.startsWith('multipart') ? [] : [`-H 'Content-Type: ${type}'`]),
    ...(value === undefined || value === false
      ? []
      : [`-d ${quoted(typeof value === 'string' ? value : JSON.stringify(value))}`]),
  ];
  return `\`\`\`sh\n${parts.join(' \\\n  ')}\n\`\`\``;
}

/** Sign-in, screens and codes of an operation, which Swagger UI does not show. */
function notes(operation: Node, screens: Screens): string {
  const names = (screens[String(operation.operationId)] ?? []).map((screen) =>
    screen === '*' ? 'every page' : `\`${screen}\``,
  );
  const facts = [
    `Sign-in: ${signInOf(operation)}`,
    `Screens: ${names.join(', ') || 'none'}`,
    ...(operation['x-availability'] === 'extension'
      ? ['**Extension:** many backends lack it']
      : []),
  ];
  const rows = (operation['x-codes'] as Node[]).map(
    ({ code, when }) => `| ${String(code)} | ${String(when)} |`,
  );
  return `${facts.join(' · ')}\n\n| Code | When |\n|---|---|\n${rows.join('\n')}`;
}

/** Swagger UI shows the values of an enum without their descriptions, so they are appended to the text. */
function enumText({ enum: values, 'x-enum-descriptions': descriptions }: Node): string {
  if (!Array.isArray(values) || !Array.isArray(descriptions)) return '';
  return values
    .map((value, index) => `\n- \`${JSON.stringify(value)}\` ${String(descriptions[index])}`)
    .join('');
}

function describeEnums(spec: Node, value: Json) {
  if (Array.isArray(value)) return value.forEach((item) => describeEnums(spec, item));
  if (!isNode(value)) return;
  // Swagger UI shows only the parameter's description, not that of its schema.
  const text = enumText(
    typeof value.in === 'string' && isNode(value.schema) ? resolve(spec, value.schema) : value,
  );
  Object.entries(value).forEach(
    ([name, child]) => name !== 'examples' && describeEnums(spec, child),
  );
  if (text !== '') value.description = `${String(value.description)}\n${text}`;
}

function readableContract(): string {
  const spec = JSON.parse(readFileSync(join(root, 'generated', 'openapi.json'), 'utf8')) as Node;
  const screens = readScreens() ?? {};
  describeEnums(spec, spec);
  // Its description begins with the same sentence.
  if (isNode(spec.info)) delete spec.info.summary;
  for (const operation of operationsOf(spec)) {
    const { node } = operation;
    const parts = [String(node.description), notes(node, screens), sampleOf(spec, operation)];
    node.description = parts.join('\n\n');
  }
  const own = Array.isArray(spec.servers) ? spec.servers.filter(isNode) : [];
  spec.servers = [
    ...own,
    { url: 'http://localhost:4010', description: 'The mock market of `npm run mock`.' },
  ];
  return JSON.stringify(spec);
}

/** Generated files of the contract page, by name. */
export const DOCS_FILES: Record<string, () => string> = {
  'index.html': () => PAGE,
  'start.js': () => startScript(DEMO_SHOPPER),
  'openapi.json': readableContract,
};

/** Writes the contract page: searchable, with "Try it out", and without network access. */
export function writeDocs(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'kit'), { recursive: true });
  for (const [name, make] of Object.entries(DOCS_FILES)) writeFileSync(join(folder, name), make());
  for (const name of SWAGGER_FILES)
    copyFileSync(join(SWAGGER_FOLDER, name), join(folder, 'kit', name));
}
