/**
 * Vite with hot reload, and the contract page. The market runs in the page unless API_TARGET is set. `--as-is`: profile of
 * the existing backend.
 */
import { join } from 'node:path';
import sirv from 'sirv';
import { createServer, type Plugin } from 'vite';
import { accountsText, SANDBOX_TEXT } from '#mocks/accounts-text.ts';
import { writeDocs } from './serve/docs.ts';
import { generateIfStale } from './steps.ts';

const DOCS = join(import.meta.dirname, '..', '.cache', 'docs');

const contractPage: Plugin = {
  name: 'contract-page',
  configureServer: ({ middlewares }) => void middlewares.use('/docs', sirv(DOCS, { dev: true })),
};

if (process.argv.includes('--as-is')) process.env.VITE_MARKET_PROFILE = 'as-is';
await generateIfStale();
writeDocs(DOCS);
const server = await createServer({ plugins: [contractPage] });
await server.listen();
server.printUrls();
const [origin = ''] = server.resolvedUrls?.local ?? [];
console.log(`  ➜  Contract: ${origin}docs/`);
if (!process.env.API_TARGET) console.log(`  ➜  Sandbox:  ${SANDBOX_TEXT}\n${accountsText()}`);
