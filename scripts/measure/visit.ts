import type { Browser, Page } from 'playwright';
import { addSession, type Session } from './member.ts';
import type { Profile, SlowDevice } from './plan.ts';

/** One cold visit: times in ms, sizes in KB and MB. */
export interface Sample {
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

type Seen = Pick<Sample, 'lcp' | 'shift' | 'blocking' | 'longest'>;

declare global {
  interface Window {
    __seen: Seen;
  }
}

/** Runs in the page before its scripts. */
export function observe() {
  const seen: Seen = { lcp: 0, shift: 0, blocking: 0, longest: 0 };
  window.__seen = seen;
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
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

/** Runs in the idle page. */
function read() {
  const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ initiatorType, name }) => initiatorType === 'script' || name.endsWith('.js'),
  );
  const { memory } = performance as unknown as { memory?: { usedJSHeapSize: number } };
  return {
    ...window.__seen,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    scriptKb: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024,
    nodes: document.querySelectorAll('*').length,
    heapMb: (memory?.usedJSHeapSize ?? 0) / 1_048_576,
  };
}

/** A new page of a desktop or phone. */
export async function slowPage(
  browser: Browser,
  { screen, network, rate }: SlowDevice,
): Promise<Page> {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  if (network) {
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', network);
  }
  await client.send('Emulation.setCPUThrottlingRate', { rate });
  return page;
}

/** Opens an address with an empty cache, as a guest or with a session, and waits until the page is idle. */
export async function coldVisit(
  browser: Browser,
  profile: Profile & SlowDevice,
  url: string,
  session: Session | null = null,
): Promise<Sample> {
  const page = await slowPage(browser, profile);
  if (session) await addSession(page.context(), session);
  await page.addInitScript(observe);
  let requests = 0;
  page.on('request', () => (requests += 1));
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
  await page.waitForTimeout(500);
  const seen = await page.evaluate(read);
  await page.context().close();
  return { ...seen, requests };
}
