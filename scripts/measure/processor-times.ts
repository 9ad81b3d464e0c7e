import { runLoad } from '../load/callers.ts';
import { KINDS, ownHost } from '../load/pages.ts';
import { processorTimeOf, startMarket, startShop } from '../load/server.ts';
import type { Kept } from './kept.ts';
import { createTable, judge, median, type Table } from './table.ts';

const PORTS = [4781, 4782] as const;
const WARM_UP = 150;
const BATCH = 40;
/** Per run. */
const BATCHES = 3;
const CONNECTIONS = 4;

/** Processor time of the servers per page that they render, in batches that take turns, by kind of page. */
async function samplesOf(
  folders: readonly string[],
  runs: number,
): Promise<Record<string, number[][]>> {
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
  const samples: Record<string, number[][]> = {};
  for (const [name, path] of KINDS) {
    const seen: number[][] = shops.map(() => []);
    for (let batch = 0; batch < BATCHES * runs; batch += 1)
      for (const [at, shop] of shops.entries()) {
        const before = processorTimeOf(shop.process);
        await render(shop.origin, path, BATCH);
        seen[at]?.push((processorTimeOf(shop.process) - before) / BATCH);
      }
    samples[name] = seen;
  }
  await Promise.all(shops.map(({ stop }) => stop()));
  market.stop();
  return samples;
}

/**
 * Processor time of the two servers per page that they render: medians, and the median of the ratios of batches.
 * @param limit of the ratio
 */
export async function processorTimes(
  { folders, runs }: { folders: readonly string[]; runs: number },
  kept: Kept,
  limit: number,
): Promise<Table> {
  const table = createTable('Processor time per rendered page, ms', [
    'page',
    'revision',
    'this build',
    'ratio',
    'bar',
  ]);
  const samples = (await kept.take('processor', () => samplesOf(folders, runs))) ?? {};
  const rows = Object.entries(samples).map(([name, [before = [], after = []]]) => ({
    name,
    before: median(before),
    after: median(after),
    ratio: median(after.map((ms, at) => ms / (before[at] ?? 0))),
  }));
  table.samples = samples;
  const meanOf = (key: 'before' | 'after' | 'ratio') =>
    rows.reduce((sum, row) => sum + row[key], 0) / rows.length;
  const mean = {
    name: 'mean',
    before: meanOf('before'),
    after: meanOf('after'),
    ratio: meanOf('ratio'),
  };
  table.rows = (rows.length > 0 ? [...rows, mean] : []).map(({ name, before, after, ratio }) => [
    name,
    before.toFixed(1),
    after.toFixed(1),
    judge(table, name, ratio, limit, 'of the processor time', 2),
    String(limit),
  ]);
  return table;
}
