/**
 * The production storefront on one origin, with the embedded market or, with API_TARGET, in front of a real backend.
 * PORT: default 4173. `--fresh` begins the market anew.
 */
import { startMarketServer } from '../mocks/server.ts';
import { accountsText } from './serve/accounts.ts';
import { listen, stop } from './serve/http.ts';
import { shopServer } from './serve/shop-server.ts';
import { buildIfStale, generateIfStale } from './steps.ts';

const port = Number(process.env.PORT ?? 4173);
if (!Number.isInteger(port) || port < 1 || port > 65_535) stop(`PORT is ${process.env.PORT}; it must be a number from 1 to 65535.`);
const target = process.env.API_TARGET;
if (target !== undefined && !/^https?:\/\//.test(target)) stop(`API_TARGET is ${target}; it must begin with http:// or https://.`);

await generateIfStale();
await buildIfStale();

const market = target === undefined ? await startMarketServer({ fresh: process.argv.includes('--fresh') }) : null;
const server = shopServer(market ? { market } : { target: new URL(target ?? '') });
await listen(server, port, `PORT=${port + 1} npm start`);

const origin = `http://localhost:${port}`;
const lines = [
  ['Shop', `${origin}/  (also /en /fr /th /lao)`],
  ['Contract', `${origin}/docs`],
  market ? ['Market', `${origin}/api  state in ${market.stateFile}`] : ['Backend', String(target)],
];
console.log(`\n${lines.map(([name, value]) => `  ${name?.padEnd(10)}${value}`).join('\n')}`);
if (market) console.log(accountsText());
console.log('\n  Ctrl+C stops the server.');

function close() {
  market?.save();
  server.close();
  process.exit(0);
}
process.on('SIGINT', close);
process.on('SIGTERM', close);
