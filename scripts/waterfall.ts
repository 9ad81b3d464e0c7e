/**
 * Shows what pages request, and when: `npm run bench waterfall [-- REV] [--only cart,checkout] [--runs 3] [--docs]`. Cold
 * visits in Chromium over HTTP/2 and brotli, on slow 4G, with the CPU slowed 4x, until 10 s after the navigation; with a
 * git revision also those of its build, in turns. Needs openssl for a certificate. `--docs` writes
 * docs/measurements/waterfalls.md.
 */
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { startMarketServer } from '#mocks/server.ts';
import { chromiumLaunch, ensureChromium, findChromium } from './chromium.ts';
import { writeMeasurement } from './measurement.ts';
import { memberPages, signIn } from './measure/member.ts';
import { PAGES } from './measure/plan.ts';
import { startEdge } from './waterfall/edge.ts';
import { report, type Site } from './waterfall/report.ts';
import { loadVisit, type Load } from './waterfall/visit.ts';
import { withWorktree } from './screens/worktree.ts';
import { buildIfStale, generateIfStale } from './steps.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string' },
    docs: { type: 'boolean', default: false },
  },
});
const root = join(import.meta.dirname, '..');
const only = values.only?.split(',');

type Parts = Awaited<ReturnType<(typeof import('#/server/index.ts'))['loadParts']>>;

/** The built shop of a checkout behind HTTP/2, on the market of this one. */
async function startSite(name: string, checkout: string) {
  const market = await startMarketServer({ fresh: true, saved: false });
  const file = pathToFileURL(join(checkout, 'dist-server', 'index.js')).href;
  const { loadParts } = (await import(file)) as { loadParts: () => Promise<Parts> };
  const { shopServer } = await loadParts();
  const shop = shopServer({ market }, { cached: true });
  await new Promise<void>((resolve) => shop.listen(0, resolve));
  const origin = `http://localhost:${(shop.address() as AddressInfo).port}`;
  const session = await signIn(origin);
  const pages = [...PAGES, ...(await memberPages(session))];
  return { name, session, edge: await startEdge(origin), pages };
}

async function compare(sites: Awaited<ReturnType<typeof startSite>>[]) {
  const browser = await chromium.launch(chromiumLaunch(findChromium()));
  const all: Site[] = sites.map(({ name }) => ({ name, loads: new Map<string, Load[]>() }));
  for (const { name } of sites[0]?.pages.filter((page) => only?.includes(page.name) ?? true) ?? [])
    for (let run = 0; run < Number(values.runs); run += 1)
      for (const [index, site] of sites.entries()) {
        const page = site.pages.find((other) => other.name === name);
        if (!page) continue;
        const path = `/en${page.createPath ? await page.createPath() : page.path}`;
        const session = page.isMember ? { ...site.session, origin: site.edge } : null;
        const load = await loadVisit(browser, site.edge + path, session);
        const { loads } = all[index] as Site;
        loads.set(name, [...(loads.get(name) ?? []), load]);
      }
  await browser.close();
  const text = report(all);
  console.log(text);
  if (values.docs) await writeMeasurement('waterfalls', text);
}

await generateIfStale();
await buildIfStale();
ensureChromium();
const [revision] = positionals;
if (revision)
  await withWorktree(revision, join(root, '.cache', 'waterfall-worktree'), async (checkout) =>
    compare([await startSite(revision, checkout), await startSite('this build', root)]),
  );
else await compare([await startSite('this build', root)]);
process.exit();
