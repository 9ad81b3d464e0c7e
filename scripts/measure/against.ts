/**
 * Compares the build with that of a revision and with static pages of the same content, in turns in one run: cold visits on
 * slow networks, clicks, and the processor time of the server. Over HTTP/2, with the CPU slowed by a fixed factor, so that
 * only ratios and differences count.
 */
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { paths } from '#/lib/paths.ts';
import { codingFor, compress } from '#/server/compress.ts';
import { chromiumLaunch, findChromium } from '../chromium.ts';
import { markdownTable, writeMeasurement } from '../measurement.ts';
import { withWorktree } from '../screens/worktree.ts';
import { count } from '../waterfall/report.ts';
import { startSite } from '../waterfall/site.ts';
import { COUNTED_MS, type Load, loadVisit, slowTab } from '../waterfall/visit.ts';
import { timeOfClick } from './clicks.ts';
import { addressesOf, type MeasuredAddress, type Profile, PROFILES } from './plan.ts';
import { processorTimes } from './processor-times.ts';
import { createStaticPages, staticAddress, type StaticPage } from './static-pages.ts';
import { createTable, judge, median, printed, type Table } from './table.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Upper limits. Times in ms, sizes in KB; ratios to the static page and to the revision. */
const BARS = {
  toStatic: 1.2,
  toRevision: { member: 0.35, shared: 1 },
  blocking: 60,
  scriptKb: 150,
  files: 30,
  shift: 0.005,
  processor: 0.7,
};
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
}

interface Builds extends Options {
  revision: string;
  /** with the builds of the revision and of this checkout */
  folders: readonly string[];
}

type Site = Awaited<ReturnType<typeof startSite>>;

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
  staticPages = await createStaticPages(now.origin, addressesOf(now.pages), now.session);
  return { old, now };
}

const addressesIn = (site: Site, only: Builds['only']) =>
  addressesOf(site.pages).filter(({ name }) => only?.includes(name) ?? true);

const visitorOf = (site: Site, { isMember }: MeasuredAddress) =>
  isMember ? { ...site.session, origin: site.edge } : null;

/** Until the largest paint of any build, ms after the navigation. */
const PAINTED_MS = 5000;

/** Cold visits of the two builds and of the static pages of this one. */
async function visits(
  browser: Browser,
  { old, now }: { old: Site; now: Site },
  { runs, only, profiles, revision }: Builds,
): Promise<Table> {
  const table = createTable(
    `Cold visits until 10 s after the navigation, median of ${runs}; ratios of the largest paint to that of the static page and of ${revision}`,
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
  const others = addressesIn(old, only);
  for (const profile of profiles)
    for (const address of addressesIn(now, only)) {
      const row = `${profile.name} ${address.row}`;
      const before = others.find((other) => other.row === address.row);
      const seen: Record<'old' | 'now' | 'plain', Load[]> = { old: [], now: [], plain: [] };
      const pathOf = async ({ path, createPath }: MeasuredAddress) =>
        createPath ? createPath() : path;
      // Requests are counted on the first network only.
      const until = profile === PROFILES[0] ? COUNTED_MS : PAINTED_MS;
      for (let run = 0; run < runs; run += 1) {
        const plain = now.edge + staticAddress(address.name, address.tag);
        seen.plain.push(
          await loadVisit(browser, plain, { session: null, profile, until: PAINTED_MS }),
        );
        if (before) {
          const options = { session: visitorOf(old, before), profile, until };
          seen.old.push(await loadVisit(browser, old.edge + (await pathOf(before)), options));
        }
        const options = { session: visitorOf(now, address), profile, until };
        seen.now.push(await loadVisit(browser, now.edge + (await pathOf(address)), options));
      }
      table.samples[row] = seen;
      const of = (loads: Load[], key: 'lcp' | 'blocking' | 'shift') =>
        median(loads.map((load) => load[key]));
      const ratio = (to: Load[]) => of(seen.now, 'lcp') / Math.max(1, of(to, 'lcp'));
      const counts = seen.now.map(count);
      const bar = address.isMember ? BARS.toRevision.member : BARS.toRevision.shared * NOISE;
      const above = of(seen.now, 'blocking') - of(seen.plain, 'blocking');
      const kb = median(counts.map((one) => one.kb));
      const files = median(counts.map(({ scripts, sheets }) => scripts + sheets));
      table.rows.push([
        row,
        of(seen.now, 'lcp').toFixed(0),
        judge(table, row, ratio(seen.plain), BARS.toStatic, 'largest paint to static', 2),
        before ? judge(table, row, ratio(seen.old), bar, 'largest paint to revision', 2) : '-',
        judge(table, row, above, BARS.blocking, 'blocking above static', 0),
        judge(table, row, of(seen.now, 'shift'), BARS.shift, 'shift', 3),
        until === COUNTED_MS ? judge(table, row, kb, BARS.scriptKb, 'KB of scripts', 1) : '-',
        until === COUNTED_MS ? judge(table, row, files, BARS.files, 'scripts and sheets', 0) : '-',
      ]);
    }
  return table;
}

const HOVER_MS = 150;
/** From the hydration of the first page to the pointer. */
const SETTLED_MS = 1000;

/** The limits are ms by network, in the order of the profiles; that of the checkout includes its call. */
const STEPS = [
  {
    name: 'list to product',
    from: `/en${paths.search({ cid: 3 })}`,
    link: '.product-card__name a',
    shown: '.gallery',
    path: '/goods_detail/',
    bars: { 'slow 4G': 500, cable: 250 },
  },
  {
    name: 'cart to checkout',
    from: `/en${paths.cart()}`,
    link: 'main button:has-text("Check out")',
    shown: 'main input[type=radio]',
    path: '/order/order_confirm',
    bars: { 'slow 4G': 700 + 150, cable: 700 + 40 },
  },
];

/** Presses of what leads to the next page, after a short hover. */
async function clicks(
  browser: Browser,
  sites: { old: Site; now: Site },
  { runs, profiles }: Builds,
): Promise<Table> {
  const table = createTable(
    `Pressed after ${HOVER_MS} ms of hover, median of ${runs}: ms until the next page's content is in the document`,
    ['step', 'revision', 'this build', 'ratio'],
  );
  for (const profile of profiles.filter(({ screen }) => !screen.isMobile))
    for (const step of STEPS) {
      const row = `${profile.name}, ${step.name}`;
      const seen: Record<'old' | 'now', number[]> = { old: [], now: [] };
      for (let run = 0; run < runs; run += 1)
        for (const name of ['old', 'now'] as const) {
          const { edge, session } = sites[name];
          const page = await slowTab(browser, { session: { ...session, origin: edge }, profile });
          await page.goto(edge + step.from, { waitUntil: 'load' });
          // Before, a press opens another document.
          await page.locator('[data-hydrated]').waitFor({ state: 'attached' });
          await page.waitForTimeout(SETTLED_MS);
          const { text } = await timeOfClick(page, step, HOVER_MS);
          seen[name].push(text);
          await page.context().close();
        }
      const [before, after] = [median(seen.old), median(seen.now)];
      table.samples[row] = seen;
      const bar = (step.bars as Record<string, number>)[profile.name];
      table.rows.push([
        row,
        before.toFixed(0),
        judge(table, row, after, bar, 'ms', 0),
        (after / before).toFixed(2),
      ]);
    }
  return table;
}

const inMarkdown = ({ title, head, rows }: Table): string =>
  `${title}:\n\n${markdownTable(rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? '']))))}`;

const introduction = (revision: string) => `# Speed against ${revision}

\`npm run bench measure -- --against ${revision}\`: both builds and static pages of the same content in turns, cold, over HTTP/2, the CPU of the
browser slowed 4x. Times depend on the machine and what else it does; ratios, differences and counts say more. A value over its limit
has an exclamation mark.`;

/** Prints the tables of both builds. @returns what is over its limit */
export async function measureAgainst(revision: string, options: Options): Promise<string[]> {
  const tables: Table[] = [];
  async function print(pending: Promise<Table>) {
    const table = await pending;
    tables.push(table);
    console.log(`\n${printed(table)}`);
  }
  await withWorktree(revision, join(ROOT, '.cache', 'measure-worktree'), async (folder) => {
    const builds = { ...options, revision, folders: [folder, ROOT] };
    const sites = await startSites(builds);
    await print(processorTimes(builds, BARS.processor));
    const browser = await chromium.launch(chromiumLaunch(findChromium()));
    await print(clicks(browser, sites, builds));
    await print(visits(browser, sites, builds));
    await browser.close();
  });
  if (options.docs)
    await writeMeasurement(
      'speed',
      [introduction(revision), ...tables.map(inMarkdown)].join('\n\n'),
    );
  const over = tables.flatMap((table) => table.over);
  if (over.length > 0)
    console.log(`\nOver the limits:\n${over.map((one) => `  ${one}`).join('\n')}`);
  return over;
}
