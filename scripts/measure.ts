/**
 * Measures the production build in Chromium: sizes, then per page (zh-CN and en) first and largest paint, layout shift,
 * blocking time, requests, DOM nodes and heap on slow 4G with a processor slowed four times, interleaved with the
 * same page's markup and styles without any script (the floor), and the time from a click to the next page's content.
 * `npm run measure [-- --runs 5] [--lighthouse] [--sizes | --clicks]`, the last two for only that part; writes .cache/measure.json.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { startMarketServer } from '../mocks/server.ts';
import { chromiumLaunch, ensureChromium } from './chromium.ts';
import { type Category, LIGHTHOUSE_BAR, lighthouseScores } from './measure/lighthouse.ts';
import { shopServer } from './serve/shop-server.ts';
import { codingFor, compress } from './serve/static.ts';
import { buildIfStale, generateIfStale } from './steps.ts';

interface Sample {
  fcp: number;
  lcp: number;
  shift: number;
  blocking: number;
  longest: number;
  requests: number;
  scriptKb: number;
  nodes: number;
  heapMb: number;
}

const root = join(import.meta.dirname, '..');
const option = (name: string, fallback: number) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : Number(process.argv[at + 1]);
};
const runs = option('runs', 3);
const PAGES = [['home', '/'], ['search', '/goods/goods_search?cid=3'], ['goods', '/goods_detail/1001']] as const;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Runs in the page before anything else. */
function observe() {
  const seen = { lcp: 0, shift: 0, blocking: 0, longest: 0 };
  Object.assign(window, { __seen: seen });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.shift += shift.value;
  });
  watch('longtask', ({ duration }) => {
    seen.blocking += Math.max(0, duration - 50);
    seen.longest = Math.max(seen.longest, duration);
  });
}

async function visit(browser: Browser, url: string): Promise<{ sample: Sample; html: string }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(observe);
  let requests = 0;
  page.on('request', () => (requests += 1));
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
  await page.waitForTimeout(500);
  const seen = await page.evaluate(() => {
    const { lcp, shift, blocking, longest } = (window as unknown as { __seen: Record<'lcp' | 'shift' | 'blocking' | 'longest', number> }).__seen;
    const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ initiatorType, name }) => initiatorType === 'script' || name.endsWith('.js'));
    return {
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      lcp,
      shift,
      blocking,
      longest,
      scriptKb: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024,
      nodes: document.querySelectorAll('*').length,
      heapMb: ((performance as unknown as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? 0) / 1048576,
    };
  });
  const html = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const node of copy.querySelectorAll('script, link[rel=modulepreload], #sandbox')) node.remove();
    return `<!doctype html>${copy.outerHTML}`;
  });
  await context.close();
  return { sample: { ...seen, requests }, html };
}

interface Click {
  name: string;
  from: string;
  /** what is clicked */
  link: string;
  /** what only the next page has */
  shown: string;
  path: string;
}

const CLICKS: Click[] = [
  { name: 'list -> goods', from: '/goods/goods_search?cid=3', link: '.goods__name a', shown: '.gallery', path: '/goods_detail/' },
  { name: 'goods -> home', from: '/goods_detail/1001', link: 'a.brand', shown: '.hero', path: '/' },
  { name: 'home -> list', from: '/', link: '.rail a', shown: '.results', path: '/goods/goods_search' },
];

interface Shown {
  /** its content stands in the document */
  text: number;
  /** the frame with it is painted */
  painted: number;
  /** its most important picture is there too */
  picture: number;
}

/** Milliseconds from a click, after a hover, until the next page is there. */
async function clickThrough(browser: Browser, origin: string, { from, link, shown, path }: Click): Promise<Shown> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page: Page = await context.newPage();
  const client = await context.newCDPSession(page);
  await page.goto(origin + from, { waitUntil: 'networkidle' });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const target = page.locator(link).first();
  await target.hover();
  await page.waitForTimeout(1500);
  const times = page.evaluate(
    ([mark, end]) =>
      new Promise<Shown>((resolve) => {
        let clicked = 0;
        document.addEventListener('click', () => (clicked = performance.now()), { capture: true, once: true });
        const since = () => performance.now() - clicked;
        const afterPaint = () =>
          new Promise<void>((tell) => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => tell());
            port1.start();
            requestAnimationFrame(() => port2.postMessage(null));
          });
        const watcher = new MutationObserver(() => {
          if (clicked === 0 || document.querySelector(mark) === null || !window.location.pathname.includes(end)) return;
          watcher.disconnect();
          void (async () => {
            const text = since();
            await afterPaint();
            const painted = since();
            const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
            const there = () => picture?.complete ?? true;
            while (!there()) await afterPaint();
            resolve({ text, painted, picture: since() });
          })();
        });
        watcher.observe(document, { childList: true, subtree: true });
      }),
    [shown, path] as const,
  );
  await target.click();
  const seen = await times;
  await context.close();
  return seen;
}

spawnSync(process.execPath, [join(root, 'scripts', 'build.ts')], { stdio: 'inherit', cwd: root });
spawnSync(process.execPath, [join(root, 'scripts', 'sizes.ts')], { stdio: 'inherit', cwd: root });
if (process.argv.includes('--sizes')) process.exit(0);

await generateIfStale();
await buildIfStale();
ensureChromium();
const market = await startMarketServer({ fresh: true, stateFile: '.cache/measure-market.json' });
const shop = await shopServer({ market }, { cached: true });
const floor = new Map<string, string>();
const server = createServer((req, res) => {
  const held = floor.get(req.url ?? '');
  if (held === undefined) return void shop.emit('request', req, res);
  const coding = codingFor(req);
  res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...(coding ? { 'Content-Encoding': coding } : {}) }).end(compress(Buffer.from(held), coding));
});
await new Promise<void>((resolve) => server.listen(0, resolve));
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch({ ...chromiumLaunch(), headless: true });

const pages = process.argv.includes('--clicks') ? [] : PAGES;
if (pages.length > 0) console.log(`\nSlow 4G, processor 4x slower, cold, median of ${runs}; in brackets the ratio to the same page without scripts`);
if (pages.length > 0) console.log('Page              first paint ms     largest paint ms   shift  blocking  longest  requests  JS KB  nodes  heap MB');
const results: Record<string, unknown> = {};
for (const prefix of ['', '/en']) {
  for (const [name, path] of pages) {
    const url = prefix + path;
    const { html } = await visit(browser, origin + url);
    floor.set(`/floor${url}`, html);
    const page: Sample[] = [];
    const bare: Sample[] = [];
    for (let run = 0; run < runs; run += 1) {
      page.push((await visit(browser, origin + url)).sample);
      bare.push((await visit(browser, `${origin}/floor${url}`)).sample);
    }
    const of = (samples: Sample[], key: keyof Sample) => median(samples.map((sample) => sample[key]));
    const ratio = (key: 'fcp' | 'lcp') => `${of(page, key).toFixed(0).padStart(6)} (${(of(page, key) / Math.max(1, of(bare, key))).toFixed(2)})`;
    results[`${prefix || '/zh-CN'} ${name}`] = { page, bare };
    console.log(
      `${`${prefix || '/'} ${name}`.padEnd(16)}${ratio('fcp').padStart(16)}${ratio('lcp').padStart(20)}${of(page, 'shift').toFixed(3).padStart(9)}${of(page, 'blocking').toFixed(0).padStart(9)}${of(page, 'longest').toFixed(0).padStart(9)}${of(page, 'requests').toFixed(0).padStart(9)}${of(page, 'scriptKb').toFixed(0).padStart(8)}${of(page, 'nodes').toFixed(0).padStart(7)}${of(page, 'heapMb').toFixed(1).padStart(8)}`,
    );
  }
}
if (process.argv.includes('--lighthouse')) {
  console.log(`\nLighthouse, desktop profile, of ${runs} runs the middle one`);
  for (const prefix of ['', '/en']) {
    for (const [, path] of PAGES) {
      const { url, scores, short } = await lighthouseScores(origin + prefix + path, runs);
      const row = Object.entries(scores).map(([category, score]) => `${category} ${score}${score < LIGHTHOUSE_BAR[category as Category] ? '!' : ''}`);
      console.log(`${url.slice(origin.length).padEnd(30)}${row.join('   ')}${short.length > 0 ? `   (${short.join('; ')})` : ''}`);
    }
  }
}

console.log('\nClick after hover, processor 4x slower, ms until the next page is in the document, painted, with its first picture');
const clicks: Record<string, Shown[]> = {};
for (const prefix of ['', '/en']) {
  for (const click of CLICKS) {
    const times: Shown[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await clickThrough(browser, origin, { ...click, from: prefix + click.from }));
    const name = `${prefix || '/'} ${click.name}`;
    clicks[name] = times;
    const row = (['text', 'painted', 'picture'] as const).map((key) => median(times.map((time) => time[key])).toFixed(0).padStart(6));
    console.log(`${name.padEnd(22)}${row.join('')}`);
  }
}
mkdirSync(join(root, '.cache'), { recursive: true });
writeFileSync(join(root, '.cache', 'measure.json'), JSON.stringify({ results, clicks }, null, 2));
await browser.close();
server.close();
process.exit(0);
