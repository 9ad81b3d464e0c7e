import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readScreens, type Screens } from '../contract/screens.ts';
import { isNode, type Json, type Node, operationsOf, resolve } from '../contract/shape.ts';
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

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Contract of the storefront</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="kit/swagger-ui.css">
<style>.swagger-ui .topbar { display: none } .swagger-ui .info { margin: 24px 0 0 } .swagger-ui .info h2 { margin: 16px 0 0; font-size: 16px } .swagger-ui .info p { margin: 4px 0 } .swagger-ui:has(.operation-filter-input:not(:placeholder-shown)) .info .description { display: none } .swagger-ui .scheme-container { margin: 0; padding: 12px 0; box-shadow: none } .swagger-ui .opblock-description td, .swagger-ui .opblock-description th { padding: 4px 12px 4px 0; text-align: left; vertical-align: top }</style>
<div id="docs"></div>
<script src="kit/swagger-ui-bundle.js"></script>
<script src="start.js"></script>
`;

/** Searches tags, paths, names and texts for all words, in any order; Swagger UI itself searches only tags. */
const START = `const text = (operation) => [operation.get('path'), ...['operationId', 'summary', 'description'].map((key) => operation.getIn(['operation', key]))].join(' ').toLowerCase();
const opsFilter = (tags, phrase) => {
  const words = phrase.toLowerCase().split(/\\s+/).filter(Boolean);
  const found = (where) => words.every((word) => where.includes(word));
  return tags
    .map((tag, name) => (found(name.toLowerCase()) ? tag : tag.update('operations', (list) => list.filter((operation) => found(name.toLowerCase() + ' ' + text(operation))))))
    .filter((tag) => tag.get('operations').size > 0);
};
SwaggerUIBundle({ url: 'openapi.json', dom_id: '#docs', filter: true, docExpansion: 'list', displayOperationId: true, displayRequestDuration: true, defaultModelsExpandDepth: 0, tryItOutEnabled: true, persistAuthorization: false, plugins: [{ fn: { opsFilter } }] });
`;

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
  for (const { node } of operationsOf(spec))
    node.description = `${String(node.description)}\n\n${notes(node, screens)}`;
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
  'start.js': () => START,
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
