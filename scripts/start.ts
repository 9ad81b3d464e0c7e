/**
 * The production storefront on one origin, with the embedded market or, with API_TARGET, in front of a real backend.
 * PORT: default 4173. `--fresh` begins the market anew.
 */
import type { Server } from 'node:http';
import { startMarketServer } from '../mocks/server.ts';
import { shopServer } from './serve/shop-server.ts';
import { buildIfStale, generateIfStale } from './steps.ts';

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
}

function stop(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}

const port = Number(process.env.PORT ?? 4173);
if (!Number.isInteger(port) || port < 1 || port > 65_535) stop(`PORT is ${process.env.PORT}; it must be a number from 1 to 65535.`);
const target = process.env.API_TARGET;
if (target !== undefined && !/^https?:\/\//.test(target)) stop(`API_TARGET is ${target}; it must begin with http:// or https://.`);

await generateIfStale();
await buildIfStale();

const market = target === undefined ? await startMarketServer({ fresh: process.argv.includes('--fresh') }) : null;
const server = shopServer(market ? { market } : { target: new URL(target ?? '') });
try {
  await listen(server, port);
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  stop(taken ? `Port ${port} is taken. Stop what runs there, or choose another one: PORT=${port + 1} npm start` : String(error));
}

const origin = `http://localhost:${port}`;
const lines = [
  ['Shop', `${origin}/  (also /en /fr /th /lao)`],
  ['Contract', `${origin}/docs`],
  market ? ['Market', `${origin}/api  state in ${market.stateFile}`] : ['Backend', String(target)],
];
console.log(`\n${lines.map(([name, value]) => `  ${name?.padEnd(10)}${value}`).join('\n')}`);
if (market) console.log(`\n  Demo accounts\n${market.accounts.map((account) => `    ${account.email.padEnd(26)}${account.password.padEnd(16)}${account.note}`).join('\n')}`);
console.log('\n  Ctrl+C stops the server.');

function close() {
  market?.save();
  server.close();
  process.exit(0);
}
process.on('SIGINT', close);
process.on('SIGTERM', close);
