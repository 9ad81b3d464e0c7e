/**
 * Load tests of the production server. Server, mock market and clients share this machine.
 * `npm run bench load`: home, list, product and store, rendered (a tenth of the requests) and cached, with the processor time
 * per page; responses of the market are cached. `npm run bench load -- --mixed`: different addresses, with the memory.
 * Options: `--requests 10000`, `--connections 20`, `--workers 2` (`--mixed`: 1). PORT: port of the server.
 */
import { parseArgs } from 'node:util';
import { runLoad, summary } from './load/callers.ts';
import { mixedPath } from './load/mixed.ts';
import { loadPages } from './load/pages.ts';
import { memoryOf, startMarket, startShop } from './load/server.ts';
import { buildIfStale, generateIfStale } from './steps.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string' },
    connections: { type: 'string', default: '20' },
    workers: { type: 'string' },
    mixed: { type: 'boolean', default: false },
  },
});
const requests = Number(values.requests ?? (values.mixed ? 20_000 : 10_000));
const connections = Number(values.connections);
const workers = Number(values.workers ?? (values.mixed ? 1 : 2));
const SAMPLE_MS = 200;
const IDLE_MS = 10_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const inMegabytes = (memory: number[]) => `${memory.join(' + ')} MB`;

async function loadMixed(backend: string) {
  console.log(
    `Different addresses, ${connections} at a time, ${workers} worker(s); server, market and callers on one machine`,
  );
  const shop = await startShop(backend, [], { WORKERS: String(workers) });
  const atRest = memoryOf(shop.process);
  let peak = atRest;
  const sum = (memory: number[]) => memory.reduce((a, b) => a + b, 0);
  const timer = setInterval(() => {
    const memory = memoryOf(shop.process);
    if (sum(memory) > sum(peak)) peak = memory;
  }, SAMPLE_MS);
  const result = await runLoad(mixedPath, requests, connections);
  clearInterval(timer);
  const after = memoryOf(shop.process);
  await wait(IDLE_MS);
  console.log(summary(result));
  console.log(
    `memory at rest ${inMegabytes(atRest)}   peak ${inMegabytes(peak)}   after ${inMegabytes(after)}   ${IDLE_MS / 1000} s later ${inMegabytes(memoryOf(shop.process))}`,
  );
  if ((result.statuses[0] ?? 0) > 0) process.exitCode = 1;
  await shop.stop();
}

await generateIfStale();
await buildIfStale();
const market = await startMarket({ isCached: !values.mixed });
await (values.mixed
  ? loadMixed(market.origin)
  : loadPages({ backend: market.origin, requests, connections, workers }));
market.stop();
