import { runLoad } from '../load/callers.ts';
import { KINDS, ownHost } from '../load/pages.ts';
import { processorTimeOf, startMarket, startShop } from '../load/server.ts';
import { createTable, judge, median, type Table } from './table.ts';

const PORTS = [4781, 4782] as const;
const WARM_UP = 150;
const BATCH = 40;
/** Per run. */
const BATCHES = 3;
const CONNECTIONS = 4;

/**
 * Processor time of the two servers per page that they render, in batches that take turns.
 * @param limit of the ratio
 */
export async function processorTimes(
  { folders, runs }: { folders: readonly string[]; runs: number },
  limit: number,
): Promise<Table> {
  const market = await startMarket({ isCached: true });
  const shops = await Promise.all(
    folders.map(async (folder, at) => {
      const port = PORTS[at] ?? 0;
      const shop = await startShop(market.origin, [], {}, 'ignore', { checkout: folder, port });
      return { ...shop, origin: `http://localhost:${port}` };
    }),
  );
  const render = (origin: string, path: string, pages: number) =>
    runLoad(() => path, pages, CONNECTIONS, ownHost, origin);
  for (const { origin } of shops) for (const [, path] of KINDS) await render(origin, path, WARM_UP);
  const table = createTable('Processor time per rendered page, ms', [
    'page',
    'revision',
    'this build',
    'ratio',
  ]);
  const sums = [0, 0];
  const rowOf = (name: string, [before = 0, after = 0]: readonly number[]) => [
    name,
    before.toFixed(1),
    after.toFixed(1),
    judge(table, name, after / before, limit, 'of the processor time', 2),
  ];
  for (const [name, path] of KINDS) {
    const seen: number[][] = shops.map(() => []);
    for (let batch = 0; batch < BATCHES * runs; batch += 1)
      for (const [at, shop] of shops.entries()) {
        const before = processorTimeOf(shop.process);
        await render(shop.origin, path, BATCH);
        seen[at]?.push((processorTimeOf(shop.process) - before) / BATCH);
      }
    const middle = seen.map(median);
    for (const [at, ms] of middle.entries()) sums[at] = (sums[at] ?? 0) + ms;
    table.samples[name] = seen;
    table.rows.push(rowOf(name, middle));
  }
  table.rows.push(
    rowOf(
      'mean',
      sums.map((sum) => sum / KINDS.length),
    ),
  );
  await Promise.all(shops.map(({ stop }) => stop()));
  market.stop();
  return table;
}
