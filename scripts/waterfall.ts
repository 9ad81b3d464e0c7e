/**
 * Shows what pages request, and when: `npm run bench waterfall [-- REV] [--only cart,checkout] [--runs 3] [--docs]`. Cold
 * visits in Chromium over HTTP/2 and brotli, on slow 4G, with the CPU slowed 4x, until 10 s after the navigation; with a
 * git revision also those of its build, in turns. Needs openssl for a certificate. `--docs` writes
 * docs/measurements/waterfalls.md.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumLaunch, ensureChromium, findChromium } from './chromium.ts';
import { writeMeasurement } from './measurement.ts';
import { report, type Site } from './waterfall/report.ts';
import { startSite } from './waterfall/site.ts';
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

type NamedSite = Awaited<ReturnType<typeof startSite>> & { name: string };

const siteOf = async (name: string, checkout: string): Promise<NamedSite> => ({
  name,
  ...(await startSite(checkout)),
});

async function compare(sites: NamedSite[]) {
  const browser = await chromium.launch(chromiumLaunch(findChromium()));
  const all: Site[] = sites.map(({ name }) => ({ name, loads: new Map<string, Load[]>() }));
  for (const { name } of sites[0]?.pages.filter((page) => only?.includes(page.name) ?? true) ?? [])
    for (let run = 0; run < Number(values.runs); run += 1)
      for (const [index, site] of sites.entries()) {
        const page = site.pages.find((other) => other.name === name);
        if (!page) continue;
        const path = `/en${page.createPath ? await page.createPath() : page.path}`;
        const session = page.isMember ? { ...site.session, origin: site.edge } : null;
        const load = await loadVisit(browser, site.edge + path, { session });
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
    compare([await siteOf(revision, checkout), await siteOf('this build', root)]),
  );
else await compare([await siteOf('this build', root)]);
process.exit();
