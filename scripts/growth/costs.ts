import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext } from 'playwright';
import { addSession, type Session } from '../measure/member.ts';
import { memoryOf, ORIGIN, processorTimeOf, type startShop } from '../load/server.ts';

type Shop = Awaited<ReturnType<typeof startShop>>;

/** What one page costs. */
export interface Costs {
  /** processor time of the server, ms */
  server: number;
  /** HTML before compression, thousand bytes */
  document: number;
  /** elements once the page is idle */
  elements: number;
  /** calls of the browser to the API */
  calls: number;
  /** processor time of the scripts of the page, ms */
  script: number;
  /** heap of the page after a collection, MB */
  heap: number;
}

/** Compiles what is used often. */
const WARM_UP = 20;
const PAGES = 15;
/** A page that requests nothing for so long is complete: some parts load when it is idle. */
const QUIET_MS = 3000;

/** As the shop stores a session in a browser. */
async function cookieOf(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies(ORIGIN);
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** Requests a page several times; the server does not cache. */
async function serverCosts(shop: Shop, path: string, cookie: string) {
  async function request(count: number): Promise<number> {
    let bytes = 0;
    for (let page = 0; page < count; page += 1) {
      const answer = await fetch(ORIGIN + path, {
        headers: { Cookie: cookie, 'User-Agent': 'bot' },
      });
      if (answer.status !== 200) throw new Error(`${path} answered with ${answer.status}`);
      bytes = (await answer.arrayBuffer()).byteLength;
    }
    return bytes;
  }
  await request(WARM_UP);
  const before = processorTimeOf(shop.process);
  const bytes = await request(PAGES);
  return { server: (processorTimeOf(shop.process) - before) / PAGES, document: bytes / 1000 };
}

/** A cold visit in a browser; times are those of its main thread, not of the clock. */
async function browserCosts(context: BrowserContext, path: string) {
  const page = await context.newPage();
  let calls = 0;
  let last = performance.now();
  page.on('request', (request) => {
    last = performance.now();
    if (request.url().startsWith(`${ORIGIN}/api/`)) calls += 1;
  });
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(ORIGIN + path);
  // Scripts start late: after the first picture.
  await page.locator('[data-hydrated]').waitFor({ state: 'attached' });
  while (performance.now() - last < QUIET_MS) await wait(QUIET_MS / 10);
  // What the first collection frees may hold more.
  for (let round = 0; round < 2; round += 1) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await page.close();
  return {
    elements,
    calls,
    script: metric('ScriptDuration') * 1000,
    heap: metric('JSHeapUsedSize') / 2 ** 20,
  };
}

/** @param session of the shopper, for pages of members */
export async function costsOf(
  shop: Shop,
  browser: Browser,
  path: string,
  session: Session | null,
): Promise<Costs> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  if (session) await addSession(context, session);
  const ofServer = await serverCosts(shop, path, await cookieOf(context));
  const ofBrowser = await browserCosts(context, path);
  await context.close();
  return { ...ofServer, ...ofBrowser };
}

/** Resident memory of the server, MB. */
export const serverMemory = (shop: Shop): number =>
  memoryOf(shop.process).reduce((sum, one) => sum + one, 0);
