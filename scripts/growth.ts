/**
 * Measures how cost grows with the sizes of a shop, and writes docs/measurements/growth.md: `npm run bench growth`. Fails if
 * a cost grows faster than its bound. `-- --only products,lines` measures some and prints them.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { format, resolveConfig } from 'prettier';
import { paths } from '#/lib/paths.ts';
import { chromiumLaunch, ensureChromium } from './chromium.ts';
import { type Costs, costsOf, serverMemory } from './growth/costs.ts';
import { exceeded, MEASURES, type Row, reportOf, type Section } from './growth/report.ts';
import { type SizedBackend, type Sizes, startSizedBackend } from './growth/sized-backend.ts';
import { ORIGIN, processorTimeOf, startShop } from './load/server.ts';
import { signIn } from './measure/member.ts';
import { buildIfStale, generateIfStale } from './steps.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const only = values.only?.split(',');

type Bounds = Partial<Record<keyof Costs, Row['bound']>>;

/** Noise of the measures, in each direction, is up to 0.15. */
const BOUNDS: Record<keyof Costs, Row['bound']> = {
  server: { k: 0.2 },
  document: { k: 0.1 },
  elements: { k: 0.1 },
  calls: { k: 0.1 },
  script: { k: 0.2 },
  heap: { k: 0.1 },
};

interface Growth {
  name: string;
  title: string;
  sizes: readonly number[];
  /** @param size of the column */
  sizesAt: (size: number) => Partial<Sizes>;
  /** addresses, by the name of the page */
  pages: Record<string, string>;
  isMember?: boolean;
  /** those that differ, for a reason that docs/measurements names */
  bounds?: Bounds;
}

/** The server sends all items, a far one as one element with its text. */
const LONG_LIST: Bounds = {
  server: { k: 0.5 },
  document: { k: 0.5 },
  elements: { k: 0.4 },
  calls: { most: 25 },
  script: { k: 0.4 },
  heap: { k: 0.3 },
};

const LIST = paths.search({ cid: 3 });

const GROWTHS: readonly Growth[] = [
  {
    name: 'products',
    title: 'products',
    sizes: [1000, 10_000, 100_000],
    sizesAt: (products) => ({ products }),
    pages: {
      home: paths.home(),
      list: LIST,
      'list, page 25': `${LIST}&page=25`,
      product: paths.product(1001),
    },
  },
  {
    name: 'categories',
    title: 'categories',
    sizes: [30, 300, 3000],
    sizesAt: (categories) => ({ categories }),
    pages: { home: paths.home(), list: LIST, product: paths.product(1001) },
  },
  {
    name: 'options',
    title: 'options of a product',
    sizes: [10, 200, 2000],
    sizesAt: (options) => ({ options }),
    pages: { product: paths.product(1001) },
    // A combination has 300 characters in the data of the page.
    bounds: { document: { most: 800 } },
  },
  {
    name: 'description',
    title: 'description, thousand characters',
    sizes: [3, 100, 1000],
    sizesAt: (description) => ({ description }),
    pages: { product: paths.product(1001) },
    // The browser renders the whole text, from the data of the page; the server an excerpt of a long one.
    bounds: {
      document: { most: 1300 },
      elements: { k: 0.6 },
      script: { k: 0.5 },
      heap: { k: 0.3 },
    },
  },
  {
    name: 'lines',
    title: 'lines of a cart, of a fifth as many stores',
    sizes: [10, 100, 500],
    sizesAt: (lines) => ({ lines, stores: lines / 5 }),
    pages: { cart: paths.cart() },
    isMember: true,
    bounds: LONG_LIST,
  },
  {
    name: 'addresses',
    title: 'addresses',
    sizes: [2, 100, 500],
    sizesAt: (addresses) => ({ addresses }),
    pages: { addresses: paths.addresses() },
    isMember: true,
    bounds: LONG_LIST,
  },
  {
    name: 'orders',
    title: 'orders',
    sizes: [10, 500, 5000],
    sizesAt: (orders) => ({ orders }),
    pages: { orders: paths.orders() },
    isMember: true,
  },
];

async function measureGrowth(
  { title, sizes, sizesAt, pages, isMember = false, bounds }: Growth,
  backend: SizedBackend,
  browser: Browser,
): Promise<Section> {
  const costs = new Map<string, Costs[]>();
  const memory: number[] = [];
  for (const size of sizes) {
    backend.resize(sizesAt(size));
    const shop = await startShop(backend.origin, ['--no-cache']);
    const session = isMember ? await signIn(ORIGIN) : null;
    for (const [name, path] of Object.entries(pages)) {
      const own = await costsOf(shop, browser, `/en${path}`, session);
      costs.set(name, [...(costs.get(name) ?? []), own]);
    }
    memory.push(serverMemory(shop));
    await shop.stop();
    console.log(`${size.toLocaleString('en')} ${title}: measured`);
  }
  const rows = [...costs].flatMap(([what, own]) =>
    Object.entries(MEASURES).map(([key, unit]): Row => {
      const measure = key as keyof Costs;
      const bound = bounds?.[measure] ?? BOUNDS[measure];
      return { what, unit, costs: own.map((one) => one[measure]), bound };
    }),
  );
  const resident = { what: 'server', unit: 'memory, MB', costs: memory, bound: { most: 300 } };
  return { title, sizes, rows: [...rows, resident] };
}

const SITEMAP_SIZES = [1000, 10_000, 100_000, 1_000_000];
const SAMPLE_MS = 50;

/** Calls `sample` until `work` has ended. */
async function sampleDuring<T>(work: Promise<T>, sample: () => Promise<void>): Promise<T> {
  const ended = work.then(() => true);
  do await sample();
  while (!(await Promise.race([ended, wait(SAMPLE_MS, false)])));
  return work;
}

/** Builds the sitemap of a catalogue while the server is watched. */
async function sitemapCosts(backend: SizedBackend, products: number) {
  backend.resize({ products });
  const folder = mkdtempSync(join(tmpdir(), 'growth-sitemap-'));
  const env = { SHOP_ORIGIN: 'https://shop.example', SITEMAP_FOLDER: folder };
  const shop = await startShop(backend.origin, [], env);
  const costs = {
    memory: 0,
    health: 0,
    idle: 0,
    processor: processorTimeOf(shop.process),
    calls: backend.calls(),
  };
  let samples = 0;
  async function sample(slowest: 'health' | 'idle') {
    const started = performance.now();
    await fetch(`${ORIGIN}/healthz`).then((answer) => answer.text());
    costs[slowest] = Math.max(costs[slowest], performance.now() - started);
    costs.memory = Math.max(costs.memory, serverMemory(shop));
    samples += 1;
  }
  let status = 503;
  while (status === 503)
    ({ status } = await sampleDuring(fetch(`${ORIGIN}/sitemap.xml`), () => sample('health')));
  costs.processor = processorTimeOf(shop.process) - costs.processor;
  costs.calls = backend.calls() - costs.calls;
  for (let left = samples; left > 0; left -= 1) {
    await sample('idle');
    await wait(SAMPLE_MS);
  }
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
  if (status !== 200) throw new Error(`/sitemap.xml answered with ${status}`);
  return costs;
}

async function measureSitemap(backend: SizedBackend): Promise<Section> {
  const costs: Awaited<ReturnType<typeof sitemapCosts>>[] = [];
  for (const products of SITEMAP_SIZES) costs.push(await sitemapCosts(backend, products));
  const row = (key: keyof (typeof costs)[number], unit: string, bound: Row['bound']): Row => ({
    what: 'sitemap',
    unit,
    costs: costs.map((one) => one[key]),
    bound,
  });
  return {
    title: 'products',
    sizes: SITEMAP_SIZES,
    rows: [
      row('memory', 'memory of the server, MB', { most: 300 }),
      row('health', 'slowest /healthz, ms of the clock', { most: 100 }),
      row('idle', 'the same of the idle server', { most: 100 }),
      row('processor', 'processor ms', { k: 1.1 }),
      row('calls', 'calls of the backend', { k: 1.1 }),
    ],
  };
}

await generateIfStale();
await buildIfStale();
ensureChromium();
const backend = await startSizedBackend();
const browser = await chromium.launch(chromiumLaunch());
const isSelected = (name: string) => only?.includes(name) ?? true;
const sections: Section[] = [];
for (const growth of GROWTHS.filter(({ name }) => isSelected(name)))
  sections.push(await measureGrowth(growth, backend, browser));
if (isSelected('sitemap')) sections.push(await measureSitemap(backend));
await browser.close();
backend.stop();

const text = reportOf(sections);
console.log(text);
if (!only) {
  const file = join(import.meta.dirname, '..', 'docs', 'measurements', 'growth.md');
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}
const over = sections.flatMap(exceeded);
for (const one of over) console.log(`✗ grows faster than its bound: ${one}`);
process.exitCode = over.length > 0 ? 1 : 0;
