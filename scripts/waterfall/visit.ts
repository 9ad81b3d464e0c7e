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
  { session, profile = SLOW_DESKTOP }: VisitOptions,
): Promise<Page> {
  const context = await browser.newContext({
    ...profile.screen,
    locale: 'en-GB',
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
  /** ms after the navigation until which requests are counted */
  until?: number;
  /** waits for the hydration, however busy the machine is, before these ms begin */
  fromHydration?: boolean;
}

/** Opens an address with an empty cache on a slow network and processor, and leaves it alone. */
export async function loadVisit(
  browser: Browser,
  url: string,
  options: VisitOptions,
): Promise<Load> {
  const page = await slowTab(browser, options);
  await page.addInitScript(observe);
  await page.addInitScript(prepare);
  await page.goto(url, { waitUntil: 'commit' });
  if (options.fromHydration) await page.locator('[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForTimeout(options.until ?? COUNTED_MS);
  const load = await page.evaluate(read);
  await page.context().close();
  return load;
}
