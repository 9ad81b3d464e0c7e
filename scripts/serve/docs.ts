import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { serveFile } from './static.ts';

const root = join(import.meta.dirname, '..', '..');
const kit = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Contract of the storefront</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/kit/swagger-ui.css">
<div id="docs"></div>
<script src="/docs/kit/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
`;
const START = `SwaggerUIBundle({ url: '/docs/openapi.json', dom_id: '#docs', filter: true, docExpansion: 'none', defaultModelsExpandDepth: 0, tryItOutEnabled: true });\n`;

/** `/docs`: the contract as a page that can be searched and tried out; needs no network. */
export function serveDocs(path: string, req: IncomingMessage, res: ServerResponse): boolean {
  if (path === '/docs' || path === '/docs/') return send(res, 'text/html; charset=utf-8', PAGE);
  if (path === '/docs/start.js') return send(res, 'text/javascript', START);
  if (path === '/docs/openapi.json') return send(res, 'application/json', readFileSync(join(root, 'generated', 'openapi.json'), 'utf8'));
  return path.startsWith('/docs/kit/') && serveFile(kit, path.slice('/docs/kit'.length), req, res);
}

function send(res: ServerResponse, type: string, body: string): true {
  res.writeHead(200, { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' }).end(body);
  return true;
}
