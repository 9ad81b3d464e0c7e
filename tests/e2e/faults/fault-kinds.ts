import { expect, type Page, type Route } from '@playwright/test';
import { isCallOf, pathOf } from '../calls.ts';
import type { Sandbox } from '../shop.ts';
import type { Account, AnyStep } from './step.ts';

/** A fault that can be injected into a step. */
export interface FaultKind {
  name: string;
  /** the sample has it for every step of buying: the shopper cannot know whether the write happened */
  isUncertain?: boolean;
  /** only for steps that write */
  forWrites?: boolean;
  /** only for steps that read */
  forReads?: boolean;
  /** only for steps of a member */
  forMembers?: boolean;
  /** Handles the call in place of the backend while the fault is injected. */
  handle?: (route: Route) => Promise<void>;
  /** Runs before the step. */
  before?: (page: Page, sandbox: Sandbox, account: Account) => Promise<unknown>;
  /** Runs before the page is opened. */
  beforeStart?: (page: Page) => Promise<unknown>;
  /** Runs when the fault ends. */
  after?: (page: Page) => Promise<unknown>;
  /** the backend acts twice */
  isRepeated?: boolean;
  /** the call has no response */
  losesConnection?: boolean;
  /** the call has no response until the shop gives up */
  hangs?: boolean;
  /** another shopper signs in, in another tab, while the call is pending */
  isReplaced?: boolean;
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

/** The limits of 15 s, and of 180 s for pictures, become this one. */
export const SHORT_LIMIT_MS = 1500;

/** Shortens the time after which the shop gives up a call, until the fault ends. */
const shortenLimits = (page: Page) =>
  page.addInitScript((limit) => {
    const create = AbortSignal.timeout.bind(AbortSignal);
    window.hasShortLimits = true;
    AbortSignal.timeout = (ms) => create(window.hasShortLimits ? Math.min(ms, limit) : ms);
  }, SHORT_LIMIT_MS);

declare global {
  interface Window {
    hasShortLimits?: boolean;
  }
}

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
    isUncertain: true,
    forWrites: true,
    losesConnection: true,
    async handle(route) {
      await route.fetch();
      await route.abort();
    },
  },
  {
    name: 'no response within the limit, before the server acted',
    hangs: true,
    beforeStart: shortenLimits,
    handle: () => new Promise(() => undefined),
    after: (page) => page.evaluate(() => void (window.hasShortLimits = false)),
  },
  {
    name: 'no response within the limit, after the server acted',
    forWrites: true,
    hangs: true,
    beforeStart: shortenLimits,
    async handle(route) {
      await route.fetch();
      await new Promise(() => undefined);
    },
    after: (page) => page.evaluate(() => void (window.hasShortLimits = false)),
  },
  { name: 'code 400', handle: envelope(400) },
  { name: 'code 403', handle: envelope(403) },
  { name: 'code 404', handle: envelope(404) },
  { name: 'code 500 without a message', handle: envelope(500) },
  {
    name: 'code 500 with a message',
    handle: envelope(500, 'Please come back later'),
  },
  { name: 'code 500 with an exception', handle: envelope(500, EXCEPTION) },
  { name: 'an unknown code', handle: envelope(999) },
  {
    name: 'HTTP 502 of a gateway',
    handle: (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  },
  {
    name: 'truncated response',
    handle: (route) => route.fulfill({ contentType: 'application/json', body: '{"code":200,"da' }),
  },
  {
    name: 'a page in place of the data',
    handle: (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Please sign in to the network</h1>' }),
  },
  {
    name: 'data of another type',
    forReads: true,
    handle: (route) => route.fulfill({ json: { code: 200, message: null, data: 'welcome' } }),
  },
  {
    name: 'session expired',
    forMembers: true,
    before: (_page, sandbox, { email }) =>
      sandbox.control({ do: 'scenario', name: 'expiredSession', email }),
  },
  {
    name: 'another shopper signs in meanwhile',
    forMembers: true,
    forWrites: true,
    isReplaced: true,
    async handle(route) {
      await route.fetch();
      await new Promise(() => undefined);
    },
  },
  {
    name: 'performed in two tabs',
    forWrites: true,
    isRepeated: true,
    inTwoTabs: true,
  },
  { name: 'clock a day ahead', beforeStart: shiftClock(DAY_MS) },
  { name: 'clock a day behind', beforeStart: shiftClock(-DAY_MS) },
];

/** All faults that apply to a step. */
export const faultsOf = ({
  writes,
  isAdditive,
  leavesDraft,
  account,
}: AnyStep): readonly FaultKind[] =>
  FAULT_KINDS.filter(
    ({ forWrites, forReads, forMembers, isRepeated, isReplaced }) =>
      !(writes ? forReads : forWrites) &&
      !(isAdditive && isRepeated) &&
      !(leavesDraft && isReplaced) &&
      !(account === null && forMembers),
  );

export interface Combination {
  step: AnyStep;
  fault: FaultKind;
}

/**
 * A sample of all combinations: each step of `always` with one fault in turn and with those that leave a write uncertain,
 * and each fault once with a step that reads and once with one that writes, as far as it applies.
 */
export function sampleOf(always: readonly AnyStep[], others: readonly AnyStep[]): Combination[] {
  const sample: Combination[] = [];
  const timesOf = (fault: FaultKind, writes: boolean) =>
    sample.filter((one) => one.fault === fault && one.step.writes === writes).length;
  const add = (step: AnyStep) => {
    const [fault] = faultsOf(step)
      .filter(({ isUncertain }) => !isUncertain)
      .toSorted((one, other) => timesOf(one, step.writes) - timesOf(other, step.writes));
    if (fault) sample.push({ step, fault });
  };
  for (const step of always) {
    const uncertain = faultsOf(step).filter(({ isUncertain }) => isUncertain);
    sample.push(...uncertain.map((fault) => ({ step, fault })));
    add(step);
  }
  for (const step of others) {
    const isNew = faultsOf(step).some((fault) => timesOf(fault, step.writes) === 0);
    if (isNew) add(step);
  }
  return sample;
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
    // A handler may still be waiting.
    remove: () => page.unrouteAll({ behavior: 'ignoreErrors' }),
  };
}
