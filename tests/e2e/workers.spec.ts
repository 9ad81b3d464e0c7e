import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { deployedFolder } from './deployed.ts';
import { expect, test } from './shop.ts';

interface Line {
  event: string;
  pid?: number;
}

const folder = deployedFolder();
let shop: ChildProcess;
let origin: string;
let metrics: string;
let output = '';

const eventsOf = (name: string) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
    .filter(({ event }) => event === name);
const statusOf = (path: string) =>
  fetch(origin + path).then(
    ({ status }) => status,
    () => 0,
  );

test.beforeAll(async ({ baseURL }) => {
  const port = Number(new URL(baseURL ?? '').port) + 9;
  origin = `http://localhost:${port}`;
  metrics = `http://127.0.0.1:${port - 1}/metrics`;
  // As Node before 20.19, which needs a package.json to know a module.
  shop = spawn(process.execPath, ['--no-experimental-detect-module', 'dist-server/index.js'], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      API_TARGET: baseURL,
      WORKERS: '2',
      DOCS: '1',
      METRICS_PORT: String(port - 1),
    },
  });
  shop.stdout?.on('data', (text: Buffer) => (output += text.toString()));
  await expect.poll(() => eventsOf('start').length).toBe(2);
});

test.afterAll(() => {
  shop.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Resident memory of a process, in MB. */
const memoryOf = (pid = 0) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Process ids of the workers of a process. */
function workersOf(parent = 0): number[] {
  const isChild = (pid: string) =>
    new RegExp(`^PPid:\\s+${parent}$`, 'm').test(
      existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : '',
    );
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isChild(name))
    .map(Number);
}

test('processes that have served nothing are small', () => {
  test.skip(!existsSync('/proc/self/status'), 'There is no /proc');
  // 100 to 110 MB as seen. More until garbage is collected, which no test can wait for.
  for (const { pid } of eventsOf('start')) expect(memoryOf(pid)).toBeLessThan(140);
  // The process that supervises workers loads no page.
  expect(memoryOf(shop.pid)).toBeLessThan(100);
});

test('a folder with the build alone serves pages, files and the contract', async () => {
  const page = await fetch(`${origin}/en`);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain('<html lang="en"');

  const script = /data-entry="([^"]+)"/.exec(html)?.[1] ?? '';
  const file = await fetch(origin + script, { headers: { 'Accept-Encoding': 'br' } });
  expect(file.headers.get('content-encoding')).toBe('br');
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await file.text()).toContain('import');

  const docs = await fetch(`${origin}/docs`);
  expect(docs.url).toBe(`${origin}/docs/`);
  expect(docs.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(await statusOf('/docs/openapi.json')).toBe(200);
  for (const path of [
    '/dist-server/index.js',
    '/.vite/manifest.json',
    '/assets/../../package.json',
  ])
    expect(await statusOf(path), path).toBe(404);
});

const metricOf = async (line: string) => {
  const text = await (await fetch(metrics)).text();
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? null : Number(found.slice(line.length + 1));
};

test('metrics of all workers are added up, on the internal port only', async () => {
  const page =
    'storefront_pages_total{route="/merchant/merchant_street",status="200",cache="miss"}';
  const hit = page.replace('miss', 'hit');
  const counted = async () => ((await metricOf(page)) ?? 0) + ((await metricOf(hit)) ?? 0);
  const before = await counted();
  // Each request has its own connection, and the workers take turns.
  for (let visit = 0; visit < 6; visit += 1)
    await fetch(`${origin}/en/merchant/merchant_street`, { headers: { Connection: 'close' } });
  await expect.poll(counted).toBe(before + 6);
  expect(await metricOf(page)).toBeGreaterThanOrEqual(1);
  const calls =
    'storefront_backend_call_duration_seconds_count{operation="merchantStreet",source="page"}';
  expect(await metricOf(calls)).toBeGreaterThanOrEqual(1);
  expect(await metricOf('storefront_breaker_state')).toBe(0);
  expect(await metricOf('storefront_page_cache_bytes')).toBeGreaterThan(1000);
  expect(await metricOf('process_resident_memory_bytes')).toBeGreaterThan(50 * 2 ** 20);
  expect(await metricOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  expect(await statusOf('/metrics')).toBe(404);
});

test('a worker whose replacement ends before it has started is replaced again', async () => {
  test.skip(!existsSync('/proc/self/status'), 'There is no /proc');
  const started = eventsOf('start').length;
  const known = workersOf(shop.pid);
  process.kill(known[0] ?? 0, 'SIGKILL');
  const replacement = () => workersOf(shop.pid).find((pid) => !known.includes(pid));
  await expect.poll(replacement).toBeDefined();
  process.kill(replacement() ?? 0, 'SIGKILL');
  await expect.poll(() => eventsOf('worker-exit').length).toBe(2);
  expect(await statusOf('/en')).toBe(200);
  await expect.poll(() => eventsOf('start').length).toBe(started + 1);
});

for (const isMeasured of [true, false])
  test(`a server whose port is taken exits with code 1, metrics: ${isMeasured}`, async () => {
    const port = Number(new URL(origin).port);
    const { METRICS_PORT: _, ...env } = process.env;
    const other = spawn(process.execPath, ['dist-server/index.js'], {
      cwd: folder,
      stdio: 'ignore',
      env: {
        ...env,
        PORT: String(port),
        API_TARGET: origin,
        WORKERS: '2',
        ...(isMeasured ? { METRICS_PORT: String(port - 2) } : {}),
      },
    });
    expect(await once(other, 'exit')).toEqual([1, null]);
  });

test('a server that has to end is not ready, and serves pages until it is time', async () => {
  const port = Number(new URL(origin).port) + 1;
  const probes = port - 3;
  const ending = spawn(process.execPath, ['dist-server/index.js'], {
    cwd: folder,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      API_TARGET: origin,
      METRICS_PORT: String(probes),
      DRAIN_SECONDS: '300',
    },
  });
  const statusAt = (address: string) =>
    fetch(address).then(
      ({ status }) => status,
      () => 0,
    );
  const readiness = async () =>
    Promise.all([port, probes].map((one) => statusAt(`http://127.0.0.1:${one}/readyz`)));
  await expect.poll(readiness).toEqual([200, 200]);
  ending.kill('SIGTERM');
  await expect.poll(readiness).toEqual([503, 503]);
  expect(await statusAt(`http://127.0.0.1:${probes}/healthz`)).toBe(200);
  expect(await statusAt(`http://127.0.0.1:${port}/en`)).toBe(200);
  ending.kill('SIGKILL');
});

test('the process that supervises answers probes', async () => {
  for (const path of ['healthz', 'readyz'])
    expect((await fetch(metrics.replace('metrics', path))).status).toBe(200);
});

test('a worker that ends is replaced, and all end when asked to', async () => {
  const started = eventsOf('start').length;
  const pid = eventsOf('start').at(-1)?.pid ?? 0;
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => eventsOf('start').length).toBe(started + 1);
  expect(eventsOf('worker-exit').map(({ pid }) => pid)).toContain(pid);
  expect(await statusOf('/en')).toBe(200);

  const ended = once(shop, 'exit');
  shop.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(await statusOf('/en')).toBe(0);
});
