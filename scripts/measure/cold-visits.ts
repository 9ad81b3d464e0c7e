import type { Browser } from 'playwright';
import { count } from '../waterfall/report.ts';
import type { startSite } from '../waterfall/site.ts';
import { COUNTED_MS, type Load, loadVisit } from '../waterfall/visit.ts';
import type { Kept } from './kept.ts';
import { inTurns, type Visited } from './order.ts';
import { addressesOf, LIMITS, type MeasuredAddress, type Profile, PROFILES } from './plan.ts';
import { staticAddress } from './static-pages.ts';
import { createTable, judge, median, type Table } from './table.ts';

/** Of ratios of times: less is noise of a machine that does other work. */
const NOISE = 1.2;

/** A built shop behind HTTP/2. */
export type Site = Awaited<ReturnType<typeof startSite>>;

interface Options {
  /** per median */
  runs: number;
  /** names of pages; without it all */
  only: readonly string[] | undefined;
  profiles: readonly Profile[];
  revision: string;
}

type Figures = Pick<Load, 'lcp' | 'blocking' | 'shift'>;

/** What the visits of a page by the two builds, and of its static page, have shown. */
interface Seen {
  old: Figures[];
  now: Figures[];
  plain: Figures[];
  /** of this build, where requests are counted */
  counts: { files: number; kb: number } | null;
}

/** The browser has the language of the page: otherwise a bar offers another one, and may be the largest element. */
const LOCALES: Record<string, string> = { 'zh-CN': 'zh-CN', en: 'en-GB' };

const addressesIn = (site: Site, only: Options['only']) =>
  addressesOf(site.pages).filter(({ name }) => only?.includes(name) ?? true);

const visitorOf = (site: Site, { isMember }: MeasuredAddress) =>
  isMember ? { ...site.session, origin: site.edge } : null;

const figuresOf = ({ lcp, blocking, shift }: Load): Figures => ({ lcp, blocking, shift });

/** Visits of a page by the builds in turns. Requests are counted on the first network, in the first run. */
async function visitsOf(
  browser: Browser,
  { old, now }: Record<'old' | 'now', Site>,
  { profile, address }: Visited,
  runs: number,
): Promise<Seen> {
  const before = addressesIn(old, [address.name]).find(({ row }) => row === address.row);
  const plain = now.edge + staticAddress(address.name, address.tag);
  const options = { profile, locale: LOCALES[address.tag], whenIdle: true };
  const visit = async (site: Site, one: MeasuredAddress, until = 0) => {
    const path = one.createPath ? await one.createPath() : one.path;
    return loadVisit(browser, site.edge + path, {
      ...options,
      session: visitorOf(site, one),
      until,
    });
  };
  const seen: Seen = { old: [], now: [], plain: [], counts: null };
  for (let run = 0; run < runs; run += 1) {
    const isCounted = run === 0 && profile === PROFILES[0];
    seen.plain.push(
      figuresOf(
        await loadVisit(browser, plain, { ...options, session: null, until: 0, isStatic: true }),
      ),
    );
    if (before) seen.old.push(figuresOf(await visit(old, before)));
    const load = await visit(now, address, isCounted ? COUNTED_MS : 0);
    seen.now.push(figuresOf(load));
    if (!isCounted) continue;
    const { scripts, sheets, kb } = count(load);
    seen.counts = { files: scripts + sheets, kb };
  }
  return seen;
}

/** A row of the table; numbers, of which medians are taken. */
interface Row {
  isMember: boolean;
  lcp: number;
  toStatic: number;
  toRevision: number | null;
  blocking: number;
  shift: number;
  kb: number | null;
  files: number | null;
}

function rowOf({ address }: Visited, seen: Seen): Row {
  const of = (loads: Figures[], key: keyof Figures) => median(loads.map((load) => load[key]));
  const ratio = (to: Figures[]) => of(seen.now, 'lcp') / Math.max(1, of(to, 'lcp'));
  return {
    isMember: address.isMember === true,
    lcp: of(seen.now, 'lcp'),
    toStatic: ratio(seen.plain),
    toRevision: seen.old.length > 0 ? ratio(seen.old) : null,
    blocking: of(seen.now, 'blocking') - of(seen.plain, 'blocking'),
    shift: of(seen.now, 'shift'),
    kb: seen.counts?.kb ?? null,
    files: seen.counts?.files ?? null,
  };
}

const COLUMNS = [
  { key: 'lcp', head: 'largest, ms', digits: 0 },
  { key: 'toStatic', head: 'to static', digits: 2, limit: () => LIMITS.toStatic },
  {
    key: 'toRevision',
    head: 'to revision',
    digits: 2,
    limit: ({ isMember }: Row) =>
      isMember ? LIMITS.toRevision.member : LIMITS.toRevision.shared * NOISE,
  },
  { key: 'blocking', head: 'blocking above static', digits: 0, limit: () => LIMITS.blocking },
  { key: 'shift', head: 'shift', digits: 3, limit: () => LIMITS.shift },
  { key: 'kb', head: 'scripts, KB', digits: 1, limit: () => LIMITS.scriptKb },
  { key: 'files', head: 'scripts and sheets', digits: 0, limit: () => LIMITS.files },
] as const;

const HEAD = ['page', ...COLUMNS.map(({ head }) => head)];

/** The values of a row in a table; one over its limit has an exclamation mark. */
const cellsOf = (table: Table, name: string, row: Row): string[] => [
  name,
  ...COLUMNS.map((column) => {
    const value = row[column.key];
    const limit = 'limit' in column ? column.limit(row) : undefined;
    return value === null ? '-' : judge(table, name, value, limit, column.head, column.digits);
  }),
];

/** The medians of rows, with their limits in brackets. */
function summary(name: string, rows: readonly Row[]): string[][] {
  const [first] = rows;
  if (!first) return [];
  const cells = COLUMNS.map((column) => {
    const values = rows.map((row) => row[column.key]).filter((value) => value !== null);
    const limit = 'limit' in column ? ` (${column.limit(first)})` : '';
    return values.length > 0 ? `**${median(values).toFixed(column.digits)}**${limit}` : '-';
  });
  return [[`**median of ${rows.length} ${name}** (bar)`, ...cells]];
}

/** Cold visits of the two builds and of the static pages of this one, until the time is over; each row is printed at once. */
export async function coldVisits(
  browser: Browser,
  sites: Record<'old' | 'now', Site>,
  kept: Kept,
  { runs, only, profiles, revision }: Options,
): Promise<Table> {
  const table = createTable(
    `Cold visits, median of ${runs}, until the page is idle; requests until ${COUNTED_MS / 1000} s after the navigation; ratios of the largest paint to that of the static page and of ${revision}`,
    HEAD,
  );
  const planned = inTurns(addressesIn(sites.now, only), profiles);
  console.log(`\n${HEAD.join(' | ')}`);
  const rows: Row[] = [];
  for (const visited of planned) {
    const name = `${visited.profile.name} ${visited.address.row}`;
    const seen = await kept.take(name, () => visitsOf(browser, sites, visited, runs));
    if (!seen) continue;
    const row = rowOf(visited, seen);
    const cells = cellsOf(table, name, row);
    rows.push(row);
    table.samples[name] = seen;
    table.rows.push(cells);
    console.log(cells.join(' | '));
  }
  table.rows.push(
    ...summary(
      "members' pages",
      rows.filter(({ isMember }) => isMember),
    ),
    ...summary(
      'public pages',
      rows.filter(({ isMember }) => !isMember),
    ),
  );
  if (rows.length < planned.length)
    table.title += `. The time was over before ${planned.length - rows.length} of ${planned.length}`;
  return table;
}
