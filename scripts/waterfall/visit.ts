import type { Browser, Page } from 'playwright';
import { addSession, type Session } from '../measure/member.ts';
import { DESKTOP, type Profile, PROFILES, SLOWER } from '../measure/plan.ts';
import { observe } from '../measure/visit.ts';

/** How long requests are counted, in ms after the navigation. */
export const COUNTED_MS = 10_000;

/** A request: times in ms after the navigation, size in bytes as sent. */
export interface Request {
  address: string;
  start: number;
  end: number;
  size: number;
}

/** A cold visit: times in ms. */
export interface Load {
  fcp: number;
  lcp: number;
  blocking: number;
  shift: number;
  hydrated: number;
  requests: Request[];
}

/** Runs in the page before its scripts. */
function prepare() {
  performance.setResourceTimingBufferSize(2000);
  const mark = new MutationObserver(() => {
    if (document.documentElement?.dataset.hydrated === undefined) return;
    performance.mark('hydrated');
    mark.disconnect();
  });
  mark.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] });
}

/** Runs in the page. */
function read(): Load {
  const named = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  const { lcp, blocking, shift } = window.__seen;
  return {
    fcp: named('first-contentful-paint'),
    lcp,
    blocking,
    shift,
    hydrated: named('hydrated'),
    requests: entries.map(({ name, startTime, responseEnd, encodedBodySize }) => ({
      address: name,
      start: startTime,
      end: responseEnd,
      size: encodedBodySize,
    })),
  };
}

const [SLOW_DESKTOP] = PROFILES as [Profile];

/** A screen, with a slow network and processor if it has a network. */
type Device = Pick<Profile, 'screen'> & Partial<Pick<Profile, 'network'>>;
/** Of this machine and its network. */
export const FULL_SPEED: Device = DESKTOP;

/** A page in a new browser profile, with an empty cache, on a device. */
export async function slowTab(
  browser: Browser,
  { session, profile = SLOW_DESKTOP, locale = 'en-GB' }: VisitOptions,
): Promise<Page> {
  const context = await browser.newContext({
    ...profile.screen,
    locale,
    ignoreHTTPSErrors: true,
  });
  if (session) await addSession(context, session);
  const page = await context.newPage();
  if (!profile.network) return page;
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', profile.network);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

interface VisitOptions {
  session: Session | null;
  profile?: Device;
  /** of the browser; British English by default */
  locale?: string | undefined;
  /** ms after the navigation until which requests are counted */
  until?: number;
  /** waits for the hydration, however busy the machine is, before these ms begin */
  fromHydration?: boolean;
  /** takes the figures once the page is idle, and ends then if no requests are counted after it */
  whenIdle?: boolean;
  /** a page without scripts, which is never hydrated */
  isStatic?: boolean;
}

/** A page is idle if it requests nothing and answers at once for this time. */
const QUIET_MS = 1000;
/** A page that answers later than this is busy. */
const BUSY_MS = 200;

/**
 * Watches the requests of a page that is about to be opened.
 * @returns resolves when the page is hydrated and idle, or at the end of the time for counting
 */
function idleOf(page: Page, { isStatic = false }: VisitOptions): () => Promise<void> {
  const opened = Date.now();
  const open = new Set<unknown>();
  let last = Date.now();
  page.on('request', (request) => open.add(request));
  const close = (request: unknown) => {
    open.delete(request);
    last = Date.now();
  };
  page.on('requestfinished', close).on('requestfailed', close);
  const isReady = () =>
    page.evaluate(
      (needsScripts) =>
        document.readyState === 'complete' &&
        (!needsScripts || document.documentElement.dataset.hydrated !== undefined),
      !isStatic,
    );
  return async () => {
    while (Date.now() - opened < COUNTED_MS) {
      const asked = Date.now();
      const isFree = open.size === 0 && (await isReady()) && Date.now() - asked < BUSY_MS;
      if (!isFree || open.size > 0) last = Date.now();
      if (Date.now() - last >= QUIET_MS) return;
      await page.waitForTimeout(100);
    }
  };
}

/** Opens an address with an empty cache on a slow network and processor, and leaves it alone. */
export async function loadVisit(
  browser: Browser,
  url: string,
  options: VisitOptions,
): Promise<Load> {
  const { until = COUNTED_MS } = options;
  const page = await slowTab(browser, options);
  await page.addInitScript(observe);
  await page.addInitScript(prepare);
  const opened = Date.now();
  const isIdle = options.whenIdle ? idleOf(page, options) : null;
  await page.goto(url, { waitUntil: 'commit' });
  if (options.fromHydration) await page.locator('[data-hydrated]').waitFor({ state: 'attached' });
  await isIdle?.();
  const first = isIdle && (await page.evaluate(read));
  const left = options.whenIdle ? until - (Date.now() - opened) : until;
  if (left > 0) await page.waitForTimeout(left);
  const load = left > 0 || !first ? await page.evaluate(read) : first;
  await page.context().close();
  return first ? { ...first, requests: load.requests } : load;
}
