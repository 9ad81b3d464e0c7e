/**
 * Load tests of the production server. Server, mock market and clients share this machine.
 * `npm run load`: one product page, uncached and cached. `npm run load -- --mixed`: different addresses, with the memory.
 * Options: `--requests 10000`, `--connections 20`, `--workers 1`. PORT: port of the server.
 */
import { parseArgs } from 'node:util';
import { runLoad, summary } from './load/callers.ts';
import { mixedPath } from './load/mixed.ts';
import { memoryOf, processorTimeOf, startMarket, startShop } from './load/server.ts';
import { buildIfStale, generateIfStale } from './steps.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string' },
    connections: { type: 'string', default: '20' },
    workers: { type: 'string', default: '1' },
    mixed: { type: 'boolean', default: false },
  },
});
const requests = Number(values.requests ?? (values.mixed ? 20_000 : 10_000));
const connections = Number(values.connections);
const workers = { WORKERS: values.workers };
const PAGE = '/en/goods_detail/1001';
const SAMPLE_MS = 200;
const IDLE_MS = 10_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const inMegabytes = (memory: number[]) => `${memory.join(' + ')} MB`;

async function loadProduct(backend: string) {
  for (const [name, count, options] of [
    ['uncached', Math.ceil(requests / 10), ['--no-cache']],
    ['cached 5 s', requests, []],
  ] as const) {
    const shop = await startShop(backend, options, workers);
    await runLoad(() => PAGE, connections * 5, connections);
    const before = processorTimeOf(shop.process);
    const result = await runLoad(() => PAGE, count, connections);
    const processor = (processorTimeOf(shop.process) - before) / count;
    console.log(
      `${name.padEnd(11)}${summary(result)}   processor ${processor.toFixed(2)} ms per page   memory ${inMegabytes(memoryOf(shop.process))}`,
    );
    if (result.statuses[200] !== count) process.exitCode = 1;
    await shop.stop();
  }
}

async function loadMixed(backend: string) {
  const shop = await startShop(backend, [], workers);
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
const market = await startMarket();
console.log(
  `${values.mixed ? 'Different addresses' : 'Product page'}, ${connections} at a time, ${values.workers} worker(s); server, market and callers on one machine`,
);
await (values.mixed ? loadMixed : loadProduct)(market.origin);
market.stop();
