/** What a host does while its backend answers in one hostile way. */
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { get } from './measures.ts';
import { startThread } from './thread.ts';
import { type Ports, startHost } from './topology.ts';

/** Names of the backend's faults, and how they are printed. */
const FORMS: Record<string, string> = {
  'unpacks to 400 MB': 'a bomb: 400 KB that unpack to 400 MB',
  'never ends': 'endless: 1 MB each 20 ms',
  trickles: 'trickles: 2 bytes each 0.2 s',
  'stalls in the middle': 'stalls in the middle',
  '64 MB of JSON': '64 MB of JSON',
};
/** As many as a host renders at the same time, and more than its breaker needs to open. */
const PAGES = 32;

const megabytes = (pid: number): number =>
  Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

const slowest = (list: readonly { ms: number }[]) => Math.max(...list.map(({ ms }) => ms));

async function timedGet(address: string, headers: Record<string, string>) {
  const started = performance.now();
  const { status } = await get(address, headers);
  return { status, ms: performance.now() - started };
}

async function measure(fault: string, ports: Ports, paths: readonly string[]) {
  const backend = startThread<string>({ kind: 'backend', fault });
  const host = await startHost(0, ports, { API_TARGET: await backend.next(), WORKERS: '1' });
  const all = (headers: Record<string, string>) =>
    Promise.all(paths.slice(0, PAGES).map((path) => timedGet(host.origin + path, headers)));
  try {
    const answers = await all({});
    const browsers = await all({ 'Sec-Fetch-Dest': 'document' });
    backend.go();
    // The breaker tries the backend again after 5 s.
    await wait(6000);
    await timedGet(host.origin + (paths[0] ?? ''), {});
    const after = await all({});
    const metrics = await (await fetch(`${host.internal}/metrics`)).text();
    const places = Number(
      /^storefront_render_queue\{[^}]*running[^}]*\} (\d+)/m.exec(metrics)?.[1],
    );
    const good = after.filter(({ status }) => status === 200).length;
    return [
      `${(slowest([...answers, ...browsers]) / 1000).toFixed(1)} s`,
      `${megabytes(host.pid).toFixed(0)} MB`,
      `${places} taken, ${good} of ${PAGES} pages`,
    ];
  } finally {
    await host.stop();
    await backend.end();
  }
}

/** Rows of the table: what the backend does, and what was measured. */
export async function measureHostile(ports: Ports, paths: readonly string[]) {
  const rows: [string, string][] = [];
  for (const [fault, name] of Object.entries(FORMS))
    rows.push([name, (await measure(fault, ports, paths)).join('; ')]);
  return rows;
}
