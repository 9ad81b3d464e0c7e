/** Pages of several hosts and of the cache in front: how soon they change, and how often they are rendered. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Drill, PRODUCTS, pathOf } from './drill.ts';
import type { Host } from './topology.ts';
import { get, rateOf, sequence, shownAfter, zipf } from './measures.ts';

const seconds = (ms: number) => (ms === Infinity ? 'not shown' : `${(ms / 1000).toFixed(2)} s`);

export async function measureChange(drill: Drill, edge: string | null) {
  const [id] = PRODUCTS;
  const addresses = [...drill.origins(), ...(edge === null ? [] : [edge])].map(
    (at) => at + pathOf(id ?? 0),
  );
  await Promise.all(addresses.map((address) => get(address)));
  drill.backend.state.names.set(String(id), 'Changed without a purge');
  const without = await shownAfter(addresses, 'Changed without a purge', 70_000);
  drill.row('change to last host and edge, without a purge', '65 s', seconds(without));

  const times: number[] = [];
  const renders: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const name = `Changed ${round} with a purge`;
    drill.backend.state.names.set(String(id), name);
    const before = drill.backend.state.details;
    const started = performance.now();
    await drill.purge(drill.hosts[round % drill.hosts.length], [`p${id}`]);
    const hostsOnly = addresses.slice(0, drill.hosts.length);
    await Promise.all(hostsOnly.map((address) => get(address)));
    renders.push(drill.backend.state.details - before);
    times.push((await shownAfter(addresses, name, 70_000)) + performance.now() - started);
  }
  drill.row('the same with a purge, the slowest of 5', '2 s', seconds(Math.max(...times)));
  drill.row(
    'renders per change, all hosts asked at once, of 5',
    drill.valkey ? '1' : '',
    renders.join(' '),
  );
}

/** The share of pages that no host had to render. */
async function hitRate(drill: Drill): Promise<number> {
  const [random, choose] = [sequence(7), zipf(PRODUCTS.length)];
  const before = drill.backend.state.details;
  const requests = 1500;
  for (let at = 0; at < requests; at += 10)
    await Promise.all(
      Array.from({ length: 10 }, (_, next) => {
        const origin = drill.origins()[(at + next) % drill.hosts.length] ?? '';
        return get(origin + pathOf(PRODUCTS[choose(random())] ?? 0));
      }),
    );
  return 1 - (drill.backend.state.details - before) / requests;
}

export async function measureHitRate(drill: Drill) {
  const rates: number[] = [];
  for (const count of [1, 3]) {
    drill.valkey?.command('FLUSHALL');
    await drill.startHosts(count);
    await wait(1000);
    rates.push(await hitRate(drill));
  }
  const [one = 0, three = 0] = rates;
  drill.row(
    'hit rate of three hosts against one, Zipf, 100 products',
    '0.95',
    `${(three / one).toFixed(3)} (${one.toFixed(3)}, ${three.toFixed(3)})`,
  );
}

export async function measureRestart(drill: Drill) {
  const addresses = PRODUCTS.slice(0, 20).map(pathOf);
  for (const path of addresses) await get(drill.origins()[0] + path);
  await wait(1000);
  drill.backend.state.isDown = true;
  await drill.startHosts(3);
  await wait(1000);
  const answers = await Promise.all(
    addresses.flatMap((path) => drill.origins().map((origin) => get(origin + path))),
  );
  drill.backend.state.isDown = false;
  const good = answers.filter(({ status }) => status === 200).length;
  drill.row(
    'all hosts restarted, backend down: last good pages',
    'all',
    `${good} of ${answers.length}`,
  );
}

async function pagesOf(host: Host): Promise<number> {
  const text = await (await fetch(`${host.internal}/metrics`)).text();
  const counts = text.matchAll(/^storefront_pages_total\{[^}]*\} (\d+)/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}
const allPages = async (drill: Drill) =>
  (await Promise.all(drill.hosts.map(pagesOf))).reduce((a, b) => a + b, 0);

export async function measureEdge(drill: Drill, edge: string) {
  const held = edge + pathOf(PRODUCTS[80] ?? 0);
  await get(held);
  const before = await allPages(drill);
  for (let at = 0; at < 200; at += 1) await get(held);
  drill.row(
    'requests at the hosts for 200 of a page that the edge holds',
    '0',
    `${(await allPages(drill)) - before}`,
  );
  const [bare, front] = [drill.origins()[0] + pathOf(PRODUCTS[80] ?? 0), held];
  const rates: number[] = [];
  for (const address of [bare, front, bare, front])
    rates.push((await rateOf([address], 2000)).rate);
  const [b1 = 0, f1 = 0, b2 = 0, f2 = 0] = rates;
  drill.row(
    'pages a second of the edge, against one host',
    '',
    `${((f1 + f2) / (b1 + b2)).toFixed(1)} (${f1.toFixed(0)} ${f2.toFixed(0)}, ${b1.toFixed(0)} ${b2.toFixed(0)})`,
  );
  const { headers } = await get(held);
  const leaked = ['Cache-Tag', 'Surrogate-Key', 'xkey'].filter((name) => headers.has(name));
  drill.row('tags that the edge sends to the public', 'none', leaked.join(' ') || 'none');
}
