/**
 * The storefront in production, drawn on this server, in front of the backend that API_TARGET names. PORT: default 4173.
 * `--no-cache` draws every page anew. Every page is logged as one line of JSON. `/healthz` says that the process lives, `/readyz` that it takes requests.
 */
import { closeGracefully, onStop } from './serve/graceful.ts';
import { listen, stop } from './serve/http.ts';
import { portOf, targetOf } from './serve/options.ts';
import { shopServer } from './serve/shop-server.ts';
import { buildIfStale, generateIfStale } from './steps.ts';

const log = (line: object) =>
  console.log(JSON.stringify({ time: new Date().toISOString(), ...line }));

const port = portOf();
const target =
  targetOf() ??
  stop('API_TARGET must name the backend, e.g. API_TARGET=https://api.example.com npm run serve');

await generateIfStale();
await buildIfStale();

let stopping = false;
const server = await shopServer(
  { target },
  {
    cached: !process.argv.includes('--no-cache'),
    ready: () => !stopping,
    onPage: (line) => log({ event: 'page', ...line }),
    report: (problem) =>
      log({
        event: 'fault',
        problem: String(problem),
        ...(problem instanceof Error ? { ...problem, stack: problem.stack } : {}),
      }),
  },
);
await listen(server, port, `PORT=${port + 1} npm run serve`);
log({ event: 'start', port, backend: target.origin });

onStop(async () => {
  stopping = true;
  log({ event: 'stop' });
  await closeGracefully(server);
});
