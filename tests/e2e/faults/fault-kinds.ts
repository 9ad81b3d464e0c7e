import { expect, type Page, type Route } from '@playwright/test';
import { isCallOf, pathOf } from '../calls.ts';
import { MALI, type Sandbox } from '../shop.ts';
import type { AnyStep } from './step.ts';

/** A fault that can be injected into a step. */
export interface FaultKind {
  name: string;
  /** `response`: a wrong response of the backend; `clock`: the browser's time is wrong */
  group?: 'response' | 'clock';
  /** only for steps that write */
  forWrites?: boolean;
  /** Handles the call in place of the backend while the fault is injected. */
  handle?: (route: Route) => Promise<void>;
  /** Runs before the step. */
  before?: (page: Page, sandbox: Sandbox) => Promise<unknown>;
  /** Runs before the page is opened. */
  beforeStart?: (page: Page) => Promise<unknown>;
  /** the backend acts twice */
  isRepeated?: boolean;
  /** the call has no response */
  losesConnection?: boolean;
  /** the shopper presses again while the response is pending */
  isPressedAgain?: boolean;
  /** a second tab performs the step at the same time */
  inTwoTabs?: boolean;
}

const DAY_MS = 86_400_000;
const SLOW_MS = 900;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const envelope =
  (code: number, message: string | null = null) =>
  (route: Route) =>
    route.fulfill({ json: { code, message, data: null } });

const EXCEPTION =
  '\n### Error updating database.  Cause: com.mysql.cj.jdbc.exceptions.MysqlDataTruncation: Data too long\n### SQL: INSERT INTO eb_order ( mark ) VALUES ( ? )';

/** Shifts the clock of the browser, not the market's. */
const shiftClock = (by: number) => (page: Page) =>
  page.addInitScript((shift) => {
    const Real = Date;
    class Shifted extends Real {
      constructor(...given: unknown[]) {
        if (given.length === 0) super(Real.now() + shift);
        else super(...(given as [number]));
      }
      static override now() {
        return Real.now() + shift;
      }
    }
    window.Date = Shifted as DateConstructor;
  }, by);

export const FAULT_KINDS: readonly FaultKind[] = [
  {
    name: 'slow response, pressed again meanwhile',
    isPressedAgain: true,
    async handle(route) {
      await sleep(SLOW_MS);
      await route.continue();
    },
  },
  {
    name: 'request delivered twice',
    forWrites: true,
    isRepeated: true,
    async handle(route) {
      await route.fetch();
      await route.continue();
    },
  },
  {
    name: 'connection lost before the server acted',
    losesConnection: true,
    handle: (route) => route.abort(),
  },
  {
    name: 'connection lost after the server acted',
    forWrites: true,
    losesConnection: true,
    async handle(route) {
      await route.fetch();
      await route.abort();
    },
  },
  { name: 'code 400', group: 'response', handle: envelope(400) },
  { name: 'code 403', group: 'response', handle: envelope(403) },
  { name: 'code 404', group: 'response', handle: envelope(404) },
  { name: 'code 500 without a message', group: 'response', handle: envelope(500) },
  {
    name: 'code 500 with a message',
    group: 'response',
    handle: envelope(500, 'Please come back later'),
  },
  { name: 'code 500 with an exception', group: 'response', handle: envelope(500, EXCEPTION) },
  { name: 'an unknown code', group: 'response', handle: envelope(999) },
  {
    name: 'HTTP 502 of a gateway',
    group: 'response',
    handle: (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  },
  {
    name: 'truncated response',
    group: 'response',
    handle: (route) => route.fulfill({ contentType: 'application/json', body: '{"code":200,"da' }),
  },
  {
    name: 'session expired',
    before: (_page, sandbox) =>
      sandbox.control({ do: 'scenario', name: 'expiredSession', email: MALI.email }),
  },
  { name: 'performed in two tabs', forWrites: true, isRepeated: true, inTwoTabs: true },
  { name: 'clock a day ahead', group: 'clock', beforeStart: shiftClock(DAY_MS) },
  { name: 'clock a day behind', group: 'clock', beforeStart: shiftClock(-DAY_MS) },
];

/** All faults that apply to a step. */
export const faultsOf = ({ writes, isAdditive }: AnyStep): readonly FaultKind[] =>
  FAULT_KINDS.filter(
    ({ forWrites, isRepeated }) => (writes || !forWrites) && !(isAdditive && isRepeated),
  );

/** A sample: of each group one fault per step in turn, of the clocks at every other step. */
export function sampleOf(one: AnyStep, index: number): readonly FaultKind[] {
  const faults = faultsOf(one);
  const isInTurn = (fault: FaultKind) => {
    const group = faults.filter((other) => other.group === fault.group);
    const turns = fault.group === 'clock' ? 2 * group.length : group.length;
    return index % turns === group.indexOf(fault);
  };
  return faults.filter((fault) => !fault.group || isInTurn(fault));
}

/**
 * Injects a fault into the calls of a step's operation.
 * @returns `expectHit` waits for a call that the fault affected; `remove` ends the fault
 */
export async function injectFault(
  page: Page,
  { operation }: AnyStep,
  handle: NonNullable<FaultKind['handle']>,
): Promise<{ expectHit: () => Promise<void>; remove: () => Promise<void> }> {
  const isCall = isCallOf(operation);
  const pattern = pathOf(operation);
  const hasPath = (url: URL) => pattern.test(url.pathname);
  let isHit = false;
  const handler = async (route: Route) => {
    if (!isCall(route.request())) return route.fallback();
    isHit = true;
    return handle(route);
  };
  await page.route(hasPath, handler);
  return {
    expectHit: () => expect.poll(() => isHit, `a call of ${operation} is made`).toBe(true),
    remove: () => page.unroute(hasPath, handler),
  };
}
