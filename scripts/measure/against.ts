/**
 * Compares the build with that of a revision and with static pages of the same content, in turns in one run: cold visits on
 * slow networks, clicks, and the processor time of the server. Over HTTP/2, with the CPU slowed by a fixed factor, so that
 * only ratios and differences count. What is measured is kept, so that a run that ends early is continued by the next one.
 */
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { chromiumLaunch, findChromium } from '../chromium.ts';
import { markdownTable, writeMeasurement } from '../measurement.ts';
import { startSite } from '../waterfall/site.ts';
import { buildOf, resultsFile } from './builds.ts';
import { coldVisits, type Site } from './cold-visits.ts';
import { keptIn } from './kept.ts';
import { furtherPages } from './member.ts';
import { addressesOf, LIMITS, type Profile } from './plan.ts';
import { presses } from './presses.ts';
import { processorTimes } from './processor-times.ts';
import { createStaticPages, sendStaticPage, type StaticPage } from './static-pages.ts';
import { printed, type Table } from './table.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** The parts of a comparison. */
export const PARTS = ['server', 'clicks', 'paints'] as const;

interface Options {
  /** per median */
  runs: number;
  /** names of pages; without it all */
  only: readonly string[] | undefined;
  profiles: readonly Profile[];
  /** what is measured */
  parts: readonly (typeof PARTS)[number][];
  /** writes docs/measurements/speed.md */
  docs: boolean;
  /** without what earlier runs have kept */
  isFresh: boolean;
  /** nothing begins after it, in ms since 1970 */
  ends: number;
}

/** Starts the builds of a revision and of this checkout, which serves static copies of its pages, too. */
async function startSites(
  folders: readonly [string, string],
): Promise<Record<'old' | 'now', Site>> {
  let staticPages: ReadonlyMap<string, StaticPage> = new Map();
  const start = async (folder: string) => {
    const site = await startSite(folder, (req, res) => sendStaticPage(staticPages, req, res));
    return { ...site, pages: [...site.pages, ...(await furtherPages(site.session))] };
  };
  const [old, now] = [await start(folders[0]), await start(folders[1])];
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

const inMarkdown = ({ title, head, rows }: Table): string =>
  `${title}:\n\n${markdownTable(rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? '']))))}`;

const introduction = (revision: string) => `# Speed against ${revision}

\`npm run bench measure -- --against ${revision}\`: both builds and static pages of the same content in turns, cold, over HTTP/2, the CPU of the
browser slowed 4x. Times depend on the machine and what else it does; ratios, differences and counts say more. A value over its limit
has an exclamation mark.`;

/** Prints the tables of both builds, and writes what is there after each. @returns what is over its limit */
export async function measureAgainst(revision: string, options: Options): Promise<string[]> {
  const { parts, runs } = options;
  const folders = [await buildOf(revision), ROOT] as const;
  const kept = keptIn(resultsFile(revision, runs), options);
  const tables: Table[] = [];
  async function print(pending: Promise<Table>) {
    const table = await pending;
    if (table.rows.length === 0) return;
    tables.push(table);
    console.log(`\n${printed(table)}`);
    if (options.docs)
      await writeMeasurement(
        'speed',
        [introduction(revision), ...tables.map(inMarkdown)].join('\n\n'),
      );
  }
  async function inBrowser(browser: Browser) {
    const sites = await startSites(folders);
    if (parts.includes('clicks')) await print(presses(browser, sites, kept, options));
    if (parts.includes('paints'))
      await print(coldVisits(browser, sites, kept, { ...options, revision }));
  }
  if (parts.includes('server'))
    await print(processorTimes({ folders, runs }, kept, LIMITS.processor));
  if (parts.some((part) => part !== 'server')) {
    const browser = await chromium.launch(chromiumLaunch(findChromium()));
    await inBrowser(browser);
    await browser.close();
  }
  const over = tables.flatMap((table) => table.over);
  if (over.length > 0)
    console.log(`\nOver the limits:\n${over.map((one) => `  ${one}`).join('\n')}`);
  return over;
}
