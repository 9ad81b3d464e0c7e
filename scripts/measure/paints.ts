import { BARS, type MeasuredAddress, type Profile } from './plan.ts';
import { measureSlowdown } from './processor.ts';
import { staticAddress } from './static-pages.ts';
import { createTable, judge, type Measured, median, type Table } from './table.ts';
import { coldVisit, type Sample } from './visit.ts';

/**
 * Paint times and costs of cold visits, alternating with the static counterpart. If a page is over budget, the same
 * number of visits is added, and all of them count.
 */
export async function paints(
  { browser, origin, runs, addresses, session }: Measured,
  profile: Profile,
): Promise<Table> {
  const title = `${profile.name}, processor slowed, cold, median of ${runs}, of ${2 * runs} where ${runs} were over a budget; in brackets the ratio to a static page`;
  const table = createTable(title, [
    'page',
    'first paint ms',
    'largest paint ms',
    'shift',
    'blocking',
    'longest',
    'requests',
    'JS KB',
    'nodes',
    'heap MB',
    'slowed',
  ]);
  for (const address of addresses) {
    const { row, name, tag, path, createPath, isMember } = address;
    const visitor = isMember ? session : null;
    const seen: Visits = { page: [], plain: [] };
    const rates: number[] = [];
    async function visit() {
      for (let run = 0; run < runs; run += 1) {
        const current = createPath ? await createPath() : path;
        const device = { ...profile, rate: await measureSlowdown(browser) };
        rates.push(device.rate);
        seen.page.push(await coldVisit(browser, device, origin + current, visitor));
        seen.plain.push(await coldVisit(browser, device, origin + staticAddress(name, tag)));
      }
    }
    // Measures a cached page; rendering is measured by `npm run bench load`.
    await (await fetch(origin + path)).text();
    await visit();
    if (judgedVisits(table, address, seen, profile).over.length > 0) await visit();
    const { rows, over } = judgedVisits(table, address, seen, profile);
    table.rows.push(...rows.map((cells) => [...cells, `${median(rates).toFixed(1)}x`]));
    table.over.push(...over);
    table.samples[`${profile.name} ${row}`] = seen;
  }
  return table;
}

interface Visits {
  page: Sample[];
  plain: Sample[];
}

function judgedVisits(
  like: Table,
  { row, name, isMember, slowLcp }: MeasuredAddress,
  { page, plain }: Visits,
  profile: Profile,
): Table {
  const table: Table = { ...like, rows: [], over: [] };
  const of = (samples: Sample[], key: keyof Sample) => median(samples.map((sample) => sample[key]));
  const paint = (key: 'fcp' | 'lcp', bar: number | undefined) =>
    `${of(page, key).toFixed(0)} (${judge(table, row, of(page, key) / Math.max(1, of(plain, key)), bar, `${key} ratio`, 2)})`;
  const cell = (key: keyof Sample, digits = 0, bar?: number) =>
    judge(table, row, of(page, key), bar, key, digits);
  // Values that do not depend on the network are only judged on the slow one.
  const isSlow = profile.bars.fcp !== undefined;
  const costs = isSlow ? BARS : {};
  const lcp = (isSlow ? slowLcp : undefined) ?? profile.bars.lcp;
  const { shift, blocking, memberBlocking, longest, heapMb } = costs as Partial<typeof BARS>;
  table.rows.push([
    row,
    paint('fcp', profile.bars.fcp),
    // The content of members' pages is loaded by scripts, which the static frame does not have.
    paint('lcp', isMember ? undefined : lcp),
    cell('shift', 3, shift),
    cell('blocking', 0, isMember ? memberBlocking : blocking),
    cell('longest', 0, longest),
    cell('requests'),
    cell('scriptKb'),
    cell('nodes', 0, name === 'home' ? BARS.nodes : undefined),
    cell('heapMb', 1, heapMb),
  ]);
  return table;
}
