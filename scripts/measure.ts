/**
 * Measures the production build in Chromium, in zh-CN and en, and fails over budget (scripts/measure/plan.ts): sizes;
 * cold visits on slow 4G, desktop and phone, and on cable, alternating with a static page of the same content; the time
 * from a click to the next page, and to the next frame. The CPU is slowed to a fixed speed (scripts/measure/processor.ts).
 * `npm run bench measure [-- --runs 5] [--only home,cart] [--profile cable] [--lighthouse]
 * [--sizes [REV] | --against REV | --clicks | --paints | --smooth]`: the last five run only that part; `--only` selects pages,
 * `--profile` a screen and network, by name. `--sizes REV` compares with a git revision; `--against REV` compares paints,
 * requests, clicks and processor time with it in one run, over HTTP/2 (needs openssl); with `--docs` it writes
 * docs/measurements/speed.md. Its first rows are of all kinds, and nothing begins after `--minutes` (20); the next run with the same
 * builds and `--runs` continues it, but for `--fresh`. `--server`, `--clicks` and `--paints` select a part of it, too.
 * `--smooth` is not part of a full run: it scrolls long lists and changes pages 200 times in a market of 5,300 products.
 * Writes .cache/measure.json.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { startMarketServer } from '#mocks/server.ts';
import { chromiumLaunch, ensureChromium, findChromium } from './chromium.ts';
import { memberPages, signIn } from './measure/member.ts';
import { addressesOf, PAGES, PROFILES } from './measure/plan.ts';
import { measureAgainst, PARTS } from './measure/against.ts';
import { paints } from './measure/paints.ts';
import { createStaticPages, sendStaticPage, type StaticPage } from './measure/static-pages.ts';
import { printed, type Table } from './measure/table.ts';
import { clicks, leaks, lighthouse, reactions, scrolling } from './measure/tables.ts';
import { loadServerParts } from './serve/load-server.ts';
import { serverOf } from '#/server/http.ts';
import { stop } from '#/server/setting.ts';
import { buildIfStale, generateIfStale } from './steps.ts';

const flag = { type: 'boolean', default: false } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    profile: { type: 'string' },
    lighthouse: flag,
    sizes: flag,
    against: { type: 'string' },
    minutes: { type: 'string', default: '20' },
    docs: flag,
    fresh: flag,
    server: flag,
    clicks: flag,
    paints: flag,
    smooth: flag,
  },
});
const began = Date.now();
const root = join(import.meta.dirname, '..');
const profiles = PROFILES.filter(({ name }) => name === (values.profile ?? name));
if (profiles.length === 0)
  stop(`Unknown profile. There are: ${PROFILES.map(({ name }) => name).join(', ')}`);

await generateIfStale();
await buildIfStale();
const revision = values.sizes ? positionals.slice(0, 1) : [];
const sizes = spawnSync(process.execPath, [join(root, 'scripts', 'sizes.ts'), ...revision], {
  stdio: 'inherit',
  cwd: root,
});
if (values.sizes) process.exit(sizes.status ?? 1);

ensureChromium();
if (values.against) {
  const over = await measureAgainst(values.against, {
    runs: Number(values.runs),
    only: values.only?.split(','),
    profiles,
    parts: PARTS.some((part) => values[part]) ? PARTS.filter((part) => values[part]) : PARTS,
    docs: values.docs,
    isFresh: values.fresh,
    ends: began + Number(values.minutes) * 60_000,
  });
  process.exit(over.length === 0 ? 0 : 1);
}
const market = await startMarketServer({
  fresh: true,
  stateFile: '.cache/measure-market.json',
  large: values.smooth,
  renderedPictures: true,
});
const { shopServer } = await loadServerParts();
const shop = shopServer({ market }, { cached: true });
let staticPages: ReadonlyMap<string, StaticPage> = new Map();
const server = serverOf(async (req, res) => {
  if (!(await sendStaticPage(staticPages, req, res))) shop.emit('request', req, res);
});
await new Promise<void>((resolve) => server.listen(0, resolve));
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
const session = await signIn(origin);
const only = values.only?.split(',');
const pages = [...PAGES, ...(await memberPages(session))];
const addresses = addressesOf(pages.filter(({ name }) => only?.includes(name) ?? true));
const measured = {
  // The browser that shoppers use, rather than the headless shell.
  browser: await chromium.launch(chromiumLaunch(findChromium())),
  origin,
  runs: Number(values.runs),
  addresses,
  session,
};

staticPages = await createStaticPages(origin, addresses, session);

const all = !values.clicks && !values.paints && !values.smooth;
const tables: Table[] = [];
async function printTable(pending: Promise<Table>) {
  const table = await pending;
  tables.push(table);
  console.log(`\n${printed(table)}`);
}
if (all || values.paints)
  for (const profile of profiles) await printTable(paints(measured, profile));
if (all || values.clicks) await printTable(clicks(measured));
if (all || values.clicks) await printTable(reactions(measured));
if (values.smooth) {
  await printTable(scrolling(measured));
  await printTable(leaks(measured));
}
if (values.lighthouse) await printTable(lighthouse(measured));

mkdirSync(join(root, '.cache'), { recursive: true });
writeFileSync(join(root, '.cache', 'measure.json'), JSON.stringify(tables, null, 2));
const over = tables.flatMap((table) => table.over);
console.log(
  over.length === 0
    ? '\nEverything is within its budget'
    : `\nOver budget:\n${over.map((line) => `  ${line}`).join('\n')}`,
);
await measured.browser.close();
process.exit(over.length === 0 ? (sizes.status ?? 1) : 1);
