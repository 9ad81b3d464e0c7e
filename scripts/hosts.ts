/**
 * Three hosts of the shop, Valkey (redis-server) and Varnish in front if they are installed, and the market, as processes:
 * `npm run bench hosts` measures what purges and shared pages do. `-- --stay` starts them and waits for Ctrl+C.
 * Options: `--port 4700` (the first of nine), `--workers 1` (of each host).
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { onStop } from '#/server/graceful.ts';
import { get, rateOf, sequence, shownAfter, zipf } from './hosts/measures.ts';
import {
  type Host,
  portsFrom,
  startBackend,
  startEdge,
  startHost,
  startValkey,
} from './hosts/topology.ts';
import { buildIfStale, generateIfStale } from './steps.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4700' },
    workers: { type: 'string', default: '1' },
    stay: { type: 'boolean', default: false },
  },
});
const ports = portsFrom(Number(values.port));
const SECRET = 'the secret of the drill';
const PRODUCTS = Array.from({ length: 100 }, (_, at) => 1001 + at);
const pathOf = (id: number | string) => `/en/goods_detail/${id}`;

await generateIfStale();
await buildIfStale();
const backend = await startBackend(ports.backend);
const valkey = await startValkey(ports.valkey);
let hosts: Host[] = [];

async function stopHosts() {
  await Promise.all(hosts.map((host) => host.stop()));
  hosts = [];
}

/** @param env of all of them */
async function startHosts(count: number, env: Record<string, string> = {}) {
  await stopHosts();
  hosts = await Promise.all(
    Array.from({ length: count }, (_, at) =>
      startHost(at, ports, {
        WORKERS: values.workers,
        PURGE_SECRET: SECRET,
        PURGE_EDGES: `http://127.0.0.1:${ports.edge}`,
        ...(valkey && { VALKEY_URL: valkey.url }),
        ...env,
      }),
    ),
  );
}

async function purge(host: Host | undefined, tags: readonly string[]): Promise<number> {
  const answer = await fetch(`${host?.internal}/purge`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${SECRET}` },
    body: JSON.stringify({ tags }),
  });
  await answer.text();
  return answer.status;
}

const row = (what: string, bar: string, measured: string) =>
  console.log(`${what.padEnd(62)} ${bar.padEnd(16)} ${measured}`);
const seconds = (ms: number) => (ms === Infinity ? 'not shown' : `${(ms / 1000).toFixed(2)} s`);
const originsOf = () => hosts.map(({ origin }) => origin);

async function measureChange(edge: string | null) {
  const [id] = PRODUCTS;
  const addresses = [...originsOf(), ...(edge === null ? [] : [edge])].map(
    (at) => at + pathOf(id ?? 0),
  );
  await Promise.all(addresses.map((address) => get(address)));
  backend.state.names.set(String(id), 'Changed without a purge');
  const without = await shownAfter(addresses, 'Changed without a purge', 70_000);
  row('change to last host and edge, without a purge', '65 s', seconds(without));

  const times: number[] = [];
  const renders: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const name = `Changed ${round} with a purge`;
    backend.state.names.set(String(id), name);
    const before = backend.state.details;
    const started = performance.now();
    await purge(hosts[round % hosts.length], [`p${id}`]);
    const hostsOnly = addresses.slice(0, hosts.length);
    await Promise.all(hostsOnly.map((address) => get(address)));
    renders.push(backend.state.details - before);
    times.push((await shownAfter(addresses, name, 70_000)) + performance.now() - started);
  }
  row('the same with a purge, the slowest of 5', '2 s', seconds(Math.max(...times)));
  row('renders per change, all hosts asked at once, of 5', valkey ? '1' : '', renders.join(' '));
}

/** The share of pages that no host had to render. */
async function hitRate(): Promise<number> {
  const [random, choose] = [sequence(7), zipf(PRODUCTS.length)];
  const before = backend.state.details;
  const requests = 1500;
  for (let at = 0; at < requests; at += 10)
    await Promise.all(
      Array.from({ length: 10 }, (_, next) => {
        const origin = originsOf()[(at + next) % hosts.length] ?? '';
        return get(origin + pathOf(PRODUCTS[choose(random())] ?? 0));
      }),
    );
  return 1 - (backend.state.details - before) / requests;
}

async function measureHitRate() {
  const rates: number[] = [];
  for (const count of [1, 3]) {
    valkey?.command('FLUSHALL');
    await startHosts(count);
    await wait(1000);
    rates.push(await hitRate());
  }
  const [one = 0, three = 0] = rates;
  row(
    'hit rate of three hosts against one, Zipf, 100 products',
    '0.95',
    `${(three / one).toFixed(3)} (${one.toFixed(3)}, ${three.toFixed(3)})`,
  );
}

async function measureRestart() {
  const addresses = PRODUCTS.slice(0, 20).map(pathOf);
  for (const path of addresses) await get(originsOf()[0] + path);
  await wait(1000);
  backend.state.isDown = true;
  await startHosts(3);
  await wait(1000);
  const answers = await Promise.all(
    addresses.flatMap((path) => originsOf().map((origin) => get(origin + path))),
  );
  backend.state.isDown = false;
  const good = answers.filter(({ status }) => status === 200).length;
  row('all hosts restarted, backend down: last good pages', 'all', `${good} of ${answers.length}`);
}

/** Pages of addresses that no host has, before and after the breaker of Valkey has opened. */
async function measureFault(what: string, first: number) {
  const origin = originsOf()[0] ?? '';
  const answers: Awaited<ReturnType<typeof get>>[] = [];
  for (let id = first; id < first + 12; id += 1)
    answers.push(await get(origin + pathOf(PRODUCTS[id] ?? 0)));
  const failed = answers.filter(({ status }) => status >= 500).length;
  const most = (list: typeof answers) => Math.max(...list.map(({ shared }) => shared)).toFixed(1);
  row(
    `Valkey ${what}: 5xx; ms of a page for it, first 4, then`,
    '0; 20; 1',
    `${failed}; ${most(answers.slice(0, 4))}; ${most(answers.slice(4))}`,
  );
}

async function measureFaults() {
  if (!valkey) return;
  valkey.pause();
  await measureFault('slow (stopped)', 30);
  valkey.resume();
  await valkey.kill();
  await wait(500);
  await measureFault('killed', 45);
  await valkey.restart('--maxmemory', '1mb');
  await wait(6000);
  await measureFault('full', 60);
  await valkey.restart();
  await wait(6000);
}

/** Sends purges at a rate of 1,000 tags a second until it is aborted. @returns tags a second */
async function storm(signal: AbortSignal, atOnce: number): Promise<number> {
  const started = performance.now();
  let sent = 0;
  while (!signal.aborted) {
    const due = performance.now() - started - sent;
    if (due < atOnce) {
      await wait(5);
      continue;
    }
    const requests = Array.from({ length: Math.min(50, Math.floor(due / atOnce)) }, (_, at) =>
      Array.from({ length: atOnce }, (_tag, next) => `p${9_000_000 + sent + at * atOnce + next}`),
    );
    sent += requests.length * atOnce;
    await Promise.all(requests.map((tags, at) => purge(hosts[at % hosts.length], tags)));
  }
  return (sent * 1000) / (performance.now() - started);
}

async function measurePurges() {
  const addresses = PRODUCTS.slice(0, 5).map((id) => originsOf()[0] + pathOf(id));
  for (const address of addresses) await get(address);
  for (const atOnce of [1, 20]) {
    const before = await rateOf(addresses, 3000);
    const end = new AbortController();
    const storming = storm(end.signal, atOnce);
    const during = await rateOf(addresses, 3000);
    end.abort();
    const rate = await storming;
    const after = await rateOf(addresses, 3000);
    const without = (before.rate + after.rate) / 2;
    row(
      `kept pages at ${rate.toFixed(0)} purges a second, ${atOnce} a request, against without`,
      '0.8 at 1,000',
      `${(during.rate / without).toFixed(2)} (${during.rate.toFixed(0)}, ${without.toFixed(0)})`,
    );
  }
}

async function pagesOf(host: Host): Promise<number> {
  const text = await (await fetch(`${host.internal}/metrics`)).text();
  const counts = text.matchAll(/^storefront_pages_total\{[^}]*\} (\d+)/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}
const allPages = async () => (await Promise.all(hosts.map(pagesOf))).reduce((a, b) => a + b, 0);

async function measureEdge(edge: string) {
  const held = edge + pathOf(PRODUCTS[80] ?? 0);
  await get(held);
  const before = await allPages();
  for (let at = 0; at < 200; at += 1) await get(held);
  row(
    'requests at the hosts for 200 of a page that the edge holds',
    '0',
    `${(await allPages()) - before}`,
  );
  const [bare, front] = [originsOf()[0] + pathOf(PRODUCTS[80] ?? 0), held];
  const rates: number[] = [];
  for (const address of [bare, front, bare, front])
    rates.push((await rateOf([address], 2000)).rate);
  const [b1 = 0, f1 = 0, b2 = 0, f2 = 0] = rates;
  row(
    'pages a second of the edge, against one host',
    '',
    `${((f1 + f2) / (b1 + b2)).toFixed(1)} (${f1.toFixed(0)} ${f2.toFixed(0)}, ${b1.toFixed(0)} ${b2.toFixed(0)})`,
  );
  const { headers } = await get(held);
  const leaked = ['Cache-Tag', 'Surrogate-Key', 'xkey'].filter((name) => headers.has(name));
  row('tags that the edge sends to the public', 'none', leaked.join(' ') || 'none');
}

async function measureAll(edge: string | null) {
  row('What', 'Bar', 'Measured');
  await measureChange(edge);
  if (edge !== null) await measureEdge(edge);
  await measureFaults();
  await measurePurges();
  await measureRestart();
  await measureHitRate();
}

let edge: Awaited<ReturnType<typeof startEdge>> = null;

async function stopAll() {
  await stopHosts();
  await edge?.stop();
  await valkey?.stop();
  backend.stop();
}

async function run() {
  await startHosts(3);
  edge = await startEdge(ports);
  console.log(
    `hosts ${originsOf().join(' ')}   Valkey ${valkey?.url ?? 'not installed'}   edge ${edge?.origin ?? 'not installed'}`,
  );
  if (!values.stay) return measureAll(edge?.origin ?? null);
  console.log(
    `internal ${hosts.map(({ internal }) => internal).join(' ')}   PURGE_SECRET "${SECRET}"`,
  );
  onStop(stopAll);
  await new Promise(() => undefined);
}

try {
  await run();
} finally {
  await stopAll();
}
process.exit();
