/**
 * Counts the scripts and style sheets of pages in Chromium: `npm run bench files [-- --only cart,product] [--list]`. Cold
 * visits over HTTP/2 and brotli at full speed, left alone for 10 s after hydration: what each page requests until it is hydrated, and until
 * the end. The counts do not depend on the machine. `--list` names what comes after hydration.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { paths } from '#/lib/paths.ts';
import { chromiumLaunch, ensureChromium, findChromium } from './chromium.ts';
import { furtherPages } from './measure/member.ts';
import { LIMITS, type MeasuredPage } from './measure/plan.ts';
import { createTable, judge, printed } from './measure/table.ts';
import { buildIfStale, generateIfStale } from './steps.ts';
import { count } from './waterfall/report.ts';
import { startSite } from './waterfall/site.ts';
import { FULL_SPEED, type Load, loadVisit } from './waterfall/visit.ts';

const { values } = parseArgs({
  options: { only: { type: 'string' }, list: { type: 'boolean', default: false } },
});
const only = values.only?.split(',');
/** Visits at a time: each of them mostly waits. */
const TOGETHER = 3;

type Site = Awaited<ReturnType<typeof startSite>>;

async function visit(browser: Browser, site: Site, page: MeasuredPage): Promise<Load> {
  const path = `/en${page.createPath ? await page.createPath() : page.path}`;
  const session = page.isMember ? { ...site.session, origin: site.edge } : null;
  return loadVisit(browser, site.edge + path, {
    session,
    profile: FULL_SPEED,
    fromHydration: true,
  });
}

/** What was requested before hydration. */
const first = (load: Load): Load => ({
  ...load,
  requests: load.requests.filter(({ start }) => start < load.hydrated),
});

const lateFiles = ({ requests, hydrated }: Load) =>
  requests.filter(
    ({ address, start }) => start >= hydrated && /\.(js|css)$/.test(new URL(address).pathname),
  );

await generateIfStale();
await buildIfStale();
ensureChromium();
const site = await startSite(join(import.meta.dirname, '..'));
const guest: MeasuredPage[] = [{ name: 'sign-in', path: paths.login() }];
const pages = [...site.pages, ...(await furtherPages(site.session)), ...guest].filter(
  ({ name }) => only?.includes(name) ?? true,
);
const browser = await chromium.launch(chromiumLaunch(findChromium()));
const table = createTable('Scripts and style sheets, brotli KB of scripts', [
  'page',
  'until hydrated',
  'KB',
  'until 10 s',
  'KB',
  'sheets of these',
]);
const open = [...pages];
const loads = new Map<string, Load>();
await Promise.all(
  Array.from({ length: TOGETHER }, async () => {
    for (let page = open.shift(); page !== undefined; page = open.shift())
      loads.set(page.name, await visit(browser, site, page));
  }),
);
for (const { name } of pages) {
  const load = loads.get(name) as Load;
  const [early, all] = [count(first(load)), count(load)];
  table.rows.push([
    name,
    String(early.scripts + early.sheets),
    early.kb.toFixed(1),
    judge(table, name, all.scripts + all.sheets, LIMITS.files, 'scripts and sheets', 0),
    judge(table, name, all.kb, LIMITS.scriptKb, 'KB of scripts', 1),
    String(all.sheets),
  ]);
  if (values.list)
    for (const { address, start, size } of lateFiles(load))
      console.log(
        `${name} ${start.toFixed(0).padStart(6)} ms ${String(size).padStart(6)} B ${new URL(address).pathname}`,
      );
}
console.log(printed(table));
process.exit(table.over.length === 0 ? 0 : 1);
