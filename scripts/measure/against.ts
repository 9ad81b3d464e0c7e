/**
 * Compares the build with that of a revision and with static pages of the same content, in turns in one run: cold visits on
 * slow networks, clicks, and the processor time of the server. Over HTTP/2, with the CPU slowed by a fixed factor, so that
 * only ratios and differences count.
 */
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { codingFor, compress } from '#/server/compress.ts';
import { chromiumLaunch, findChromium } from '../chromium.ts';
import { markdownTable, writeMeasurement } from '../measurement.ts';
import { withWorktree } from '../screens/worktree.ts';
import { count } from '../waterfall/report.ts';
import { startSite } from '../waterfall/site.ts';
import { COUNTED_MS, type Load, loadVisit } from '../waterfall/visit.ts';
import { addressesOf, LIMITS, type MeasuredAddress, type Profile, PROFILES } from './plan.ts';
import { presses } from './presses.ts';
import { processorTimes } from './processor-times.ts';
import { createStaticPages, staticAddress, type StaticPage } from './static-pages.ts';
import { createTable, judge, median, printed, type Table } from './table.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Of ratios of times: less is noise of a machine that does other work. */
const NOISE = 1.2;

interface Options {
  /** per median */
  runs: number;
  /** names of pages; without it all */
  only: readonly string[] | undefined;
  profiles: readonly Profile[];
  /** writes docs/measurements/speed.md */
  docs: boolean;
  /** no visit begins after it, in ms since 1970 */
  ends: number;
}

interface Builds extends Options {
  revision: string;
  /** with the builds of the revision and of this checkout */
  folders: readonly string[];
}

type Site = Awaited<ReturnType<typeof startSite>>;
type Sites = Awaited<ReturnType<typeof startSites>>;

async function startSites({ folders }: Builds) {
  let staticPages: ReadonlyMap<string, StaticPage> = new Map();
  const sites = await Promise.all(
    folders.map((folder) =>
      startSite(folder, async (req, res) => {
        const page = staticPages.get(req.url ?? '');
        if (!page) return false;
        const coding = codingFor(req);
        const body = await compress(page.body, coding);
        res
          .writeHead(200, {
            'Content-Type': 'text/html; charset=utf-8',
            ...(coding ? { 'Content-Encoding': coding } : {}),
            ...(page.link ? { Link: page.link } : {}),
          })
          .end(body);
        return true;
      }),
    ),
  );
  const [old, now] = sites as [Site, Site];
  const made = await createStaticPages(now.origin, addressesOf(now.pages), now.session);
  // Pictures come over HTTP/2, as those of the builds.
  const overEdge = (text: string) => text.replaceAll(now.origin, now.edge);
  staticPages = new Map(
    [...made].map(([address, { body, link }]) => [
      address,
      { body: Buffer.from(overEdge(body.toString())), link: overEdge(link) },
    ]),
  );
  return { old, now };
}

const addressesIn = (site: Site, only: Builds['only']) =>
  addressesOf(site.pages).filter(({ name }) => only?.includes(name) ?? true);

const visitorOf = (site: Site, { isMember }: MeasuredAddress) =>
  isMember ? { ...site.session, origin: site.edge } : null;

/** Until the largest paint of a build and of a static page, ms after the navigation. */
const PAINTED_MS = { build: 5000, plain: 3000 };

/** A page on a screen and network. */
interface Visited {
  profile: Profile;
  address: MeasuredAddress;
}

const RANKS: readonly ((visited: Visited) => boolean)[] = [
  ({ address }) => address.tag === 'en',
  ({ profile }) => profile === PROFILES[0],
  ({ profile }) => profile.screen.isMobile === true,
  ({ address }) => address.isMember === true,
];

/** The most important first: the time may end before the last one. */
function inOrder(visited: readonly Visited[]): Visited[] {
  const rankOf = (one: Visited) => RANKS.map((is) => (is(one) ? '0' : '1')).join('');
  return visited.toSorted((a, b) => rankOf(a).localeCompare(rankOf(b)));
}

interface Seen {
  old: Load[];
  now: Load[];
  plain: Load[];
}

/** Visits of a page by the builds in turns. Requests are counted on the first network, in the first run. */
async function visitsOf(
  browser: Browser,
  { old, now }: Sites,
  { profile, address }: Visited,
  runs: number,
): Promise<Seen> {
  const before = addressesIn(old, [address.name]).find(({ row }) => row === address.row);
  const plain = now.edge + staticAddress(address.name, address.tag);
  const visit = async (site: Site, one: MeasuredAddress, until: number) => {
    const path = one.createPath ? await one.createPath() : one.path;
    return loadVisit(browser, site.edge + path, { session: visitorOf(site, one), profile, until });
  };
  const seen: Seen = { old: [], now: [], plain: [] };
  for (let run = 0; run < runs; run += 1) {
    const isCounted = run === 0 && profile === PROFILES[0];
    seen.plain.push(
      await loadVisit(browser, plain, { session: null, profile, until: PAINTED_MS.plain }),
    );
    if (before) seen.old.push(await visit(old, before, PAINTED_MS.build));
    seen.now.push(await visit(now, address, isCounted ? COUNTED_MS : PAINTED_MS.build));
  }
  return seen;
}

function visitRow(table: Table, { profile, address }: Visited, seen: Seen): string[] {
  const row = `${profile.name} ${address.row}`;
  const of = (loads: Load[], key: 'lcp' | 'blocking' | 'shift') =>
    median(loads.map((load) => load[key]));
  const ratio = (to: Load[]) => of(seen.now, 'lcp') / Math.max(1, of(to, 'lcp'));
  const bar = address.isMember ? LIMITS.toRevision.member : LIMITS.toRevision.shared * NOISE;
  const above = of(seen.now, 'blocking') - of(seen.plain, 'blocking');
  const [first] = seen.now;
  const counts = first && profile === PROFILES[0] ? count(first) : null;
  return [
    row,
    of(seen.now, 'lcp').toFixed(0),
    judge(table, row, ratio(seen.plain), LIMITS.toStatic, 'largest paint to static', 2),
    seen.old.length > 0
      ? judge(table, row, ratio(seen.old), bar, 'largest paint to revision', 2)
      : '-',
    judge(table, row, above, LIMITS.blocking, 'blocking above static', 0),
    judge(table, row, of(seen.now, 'shift'), LIMITS.shift, 'shift', 3),
    counts ? judge(table, row, counts.kb, LIMITS.scriptKb, 'KB of scripts', 1) : '-',
    counts
      ? judge(table, row, counts.scripts + counts.sheets, LIMITS.files, 'scripts and sheets', 0)
      : '-',
  ];
}

/** Cold visits of the two builds and of the static pages of this one, until the time is over; each row is printed at once. */
async function visits(
  browser: Browser,
  sites: Sites,
  { runs, only, profiles, revision, ends }: Builds,
): Promise<Table> {
  const table = createTable(
    `Cold visits, median of ${runs}; requests until ${COUNTED_MS / 1000} s after the navigation; ratios of the largest paint to that of the static page and of ${revision}`,
    [
      'page',
      'largest, ms',
      'to static',
      'to revision',
      'blocking above static',
      'shift',
      'scripts, KB',
      'scripts and sheets',
    ],
  );
  const planned = inOrder(
    profiles.flatMap((profile) =>
      addressesIn(sites.now, only).map((address) => ({ profile, address })),
    ),
  );
  console.log(`\n${table.head.join(' | ')}`);
  const late: string[] = [];
  for (const visited of planned) {
    const name = `${visited.profile.name} ${visited.address.row}`;
    if (Date.now() > ends) {
      late.push(name);
      continue;
    }
    const seen = await visitsOf(browser, sites, visited, runs);
    const row = visitRow(table, visited, seen);
    table.samples[name] = seen;
    table.rows.push(row);
    console.log(row.join(' | '));
  }
  if (late.length > 0)
    table.title += `. The time was over before ${late.length} of ${planned.length}: ${late.join(', ')}`;
  return table;
}

const inMarkdown = ({ title, head, rows }: Table): string =>
  `${title}:\n\n${markdownTable(rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? '']))))}`;

const introduction = (revision: string) => `# Speed against ${revision}

\`npm run bench measure -- --against ${revision}\`: both builds and static pages of the same content in turns, cold, over HTTP/2, the CPU of the
browser slowed 4x. Times depend on the machine and what else it does; ratios, differences and counts say more. A value over its limit
has an exclamation mark.`;

/** Prints the tables of both builds, and writes what is there after each. @returns what is over its limit */
export async function measureAgainst(revision: string, options: Options): Promise<string[]> {
  const tables: Table[] = [];
  async function print(pending: Promise<Table>) {
    const table = await pending;
    tables.push(table);
    console.log(`\n${printed(table)}`);
    if (options.docs)
      await writeMeasurement(
        'speed',
        [introduction(revision), ...tables.map(inMarkdown)].join('\n\n'),
      );
  }
  await withWorktree(revision, join(ROOT, '.cache', 'measure-worktree'), async (folder) => {
    const builds = { ...options, revision, folders: [folder, ROOT] };
    const sites = await startSites(builds);
    await print(processorTimes(builds, LIMITS.processor));
    const browser = await chromium.launch(chromiumLaunch(findChromium()));
    await print(presses(browser, sites, builds));
    await print(visits(browser, sites, builds));
    await browser.close();
  });
  const over = tables.flatMap((table) => table.over);
  if (over.length > 0)
    console.log(`\nOver the limits:\n${over.map((one) => `  ${one}`).join('\n')}`);
  return over;
}
