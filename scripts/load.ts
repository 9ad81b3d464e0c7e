/**
 * Load test of product pages on the production server, uncached and cached, with its memory usage. Server, mock market
 * and clients share this machine. `npm run load [-- --requests 10000] [--connections 20]`
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startMarketServer } from '#mocks/server.ts';
import { serverOf } from '#/server/http.ts';
import { buildIfStale, generateIfStale } from './steps.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    connections: { type: 'string', default: '20' },
  },
});
const [requests, connections] = [Number(values.requests), Number(values.connections)];
const PORT = 4700 + (process.pid % 200);
const PAGE = `http://localhost:${PORT}/en/goods_detail/1001`;
const STEPS = 5;

/** Resident memory of a process in MB; null on systems without /proc. */
function memoryOf({ pid }: ChildProcess): number | null {
  try {
    return Math.round(
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
    );
  } catch {
    return null;
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: connections });

function visit(): Promise<{ ms: number; ok: boolean }> {
  const started = performance.now();
  return new Promise((resolve) => {
    const done = (ok: boolean) => resolve({ ms: performance.now() - started, ok });
    get(PAGE, { agent, headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      answer.resume();
      answer.on('end', () => done(answer.statusCode === 200));
      answer.on('error', () => done(false));
    }).on('error', () => done(false));
  });
}

/** Sends `count` requests over the given number of connections. */
async function runLoad(
  count: number,
): Promise<{ seconds: number; times: number[]; failed: number }> {
  const started = performance.now();
  const times: number[] = [];
  let [left, failed] = [count, 0];
  async function caller() {
    while (left > 0) {
      left -= 1;
      const { ms, ok } = await visit();
      times.push(ms);
      if (!ok) failed += 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, caller));
  return {
    seconds: (performance.now() - started) / 1000,
    times: times.toSorted((a, b) => a - b),
    failed,
  };
}

async function start(backend: string, ...options: string[]): Promise<ChildProcess> {
  const server = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts'), ...options], {
    env: { ...process.env, PORT: String(PORT), API_TARGET: backend, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let round = 0; round < 200; round += 1) {
    if (
      await fetch(`http://localhost:${PORT}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return server;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not start');
}

await generateIfStale();
await buildIfStale();
const market = await startMarketServer({ fresh: true, saved: false });
const backend = serverOf(async (req, res) => {
  if (!(await market.handle(req, res))) res.writeHead(404).end();
});
await new Promise<void>((resolve) => backend.listen(0, resolve));
const origin = `http://localhost:${(backend.address() as AddressInfo).port}`;

console.log(`Product page, ${connections} at a time; server, market and callers on one machine`);
for (const [name, count, options] of [
  ['uncached', Math.ceil(requests / 10), ['--no-cache']],
  ['cached 5 s', requests, []],
] as const) {
  const server = await start(origin, ...options);
  await runLoad(connections * 5);
  const memory = [memoryOf(server)];
  const all: Awaited<ReturnType<typeof runLoad>>[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    all.push(await runLoad(Math.ceil(count / STEPS)));
    memory.push(memoryOf(server));
  }
  const times = all.flatMap((one) => one.times).toSorted((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  const seconds = all.reduce((sum, one) => sum + one.seconds, 0);
  const failed = all.reduce((sum, one) => sum + one.failed, 0);
  console.log(
    `${name.padEnd(14)}${(times.length / seconds).toFixed(0).padStart(7)} pages/s   median ${at(0.5)} ms   99 % ${at(0.99)} ms   failed ${failed} of ${times.length}   memory ${memory.join(' → ')} MB`,
  );
  if (failed > 0) process.exitCode = 1;
  server.kill('SIGTERM');
  await new Promise((resolve) => server.on('close', resolve));
}
agent.destroy();
backend.closeAllConnections();
backend.close();
