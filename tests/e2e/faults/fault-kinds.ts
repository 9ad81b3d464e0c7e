import type { Page, Route } from '@playwright/test';
import { type Operation, operations } from '../../../generated/operations.ts';
import { MALI, type Sandbox } from '../shop.ts';
import type { AnyStep } from './walk.ts';

/** One way in which things go wrong. */
export interface FaultKind {
  name: string;
  /** `answer`: the backend says something else than it should; `clock`: the browser's time is wrong. */
  group?: 'answer' | 'clock';
  /** only for what writes */
  forWrites?: boolean;
  /** Answers the call in place of the backend, for as long as the fault lasts. */
  answer?: (route: Route) => Promise<void>;
  /** Happens before the step. */
  before?: (page: Page, sandbox: Sandbox) => Promise<unknown>;
  /** Happens before the page is opened. */
  beforeStart?: (page: Page) => Promise<unknown>;
  /** the backend acts twice */
  repeats?: boolean;
  /** the call has no answer at all */
  cutsLine?: boolean;
  /** the shopper presses again while the answer is on its way */
  pressedAgain?: boolean;
  /** the step is done in a second tab at the same time */
  inTwoTabs?: boolean;
}

const DAY_MS = 86_400_000;
const LATE_MS = 900;

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const envelope =
  (code: number, message: string | null = null) =>
  (route: Route) =>
    route.fulfill({ json: { code, message, data: null } });

const EXCEPTION =
  '\n### Error updating database.  Cause: com.mysql.cj.jdbc.exceptions.MysqlDataTruncation: Data too long\n### SQL: INSERT INTO eb_order ( mark ) VALUES ( ? )';

/** The clock of the browser, not the market's. */
const clockOff = (by: number) => (page: Page) =>
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
    name: 'answered late, pressed again meanwhile',
    pressedAgain: true,
    async answer(route) {
      await pass(LATE_MS);
      await route.continue();
    },
  },
  {
    name: 'delivered twice',
    forWrites: true,
    repeats: true,
    async answer(route) {
      await route.fetch();
      await route.continue();
    },
  },
  {
    name: 'line cut before the server acted',
    cutsLine: true,
    answer: (route) => route.abort(),
  },
  {
    name: 'line cut after the server acted',
    forWrites: true,
    cutsLine: true,
    async answer(route) {
      await route.fetch();
      await route.abort();
    },
  },
  { name: 'code 400', group: 'answer', answer: envelope(400) },
  { name: 'code 403', group: 'answer', answer: envelope(403) },
  { name: 'code 404', group: 'answer', answer: envelope(404) },
  { name: 'code 500 without words', group: 'answer', answer: envelope(500) },
  {
    name: 'code 500 with a sentence',
    group: 'answer',
    answer: envelope(500, 'Please come back later'),
  },
  { name: 'code 500 with an exception', group: 'answer', answer: envelope(500, EXCEPTION) },
  { name: 'an unknown code', group: 'answer', answer: envelope(999) },
  {
    name: 'HTTP 502 of a gateway',
    group: 'answer',
    answer: (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  },
  {
    name: 'half an answer',
    group: 'answer',
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '{"code":200,"da' }),
  },
  {
    name: 'session over',
    before: (_page, sandbox) =>
      sandbox.control({ do: 'scenario', name: 'expiredSession', email: MALI.email }),
  },
  { name: 'done in two tabs', forWrites: true, repeats: true, inTwoTabs: true },
  { name: 'clock a day ahead', group: 'clock', beforeStart: clockOff(DAY_MS) },
  { name: 'clock a day behind', group: 'clock', beforeStart: clockOff(-DAY_MS) },
];

/** The whole table: what can happen to a step. */
export const faultsOf = ({ writes, isAdditive }: AnyStep): readonly FaultKind[] =>
  FAULT_KINDS.filter(
    ({ forWrites, repeats }) => (writes || !forWrites) && !(isAdditive && repeats),
  );

/** Faults of one group differ little: every step meets one of them in turn, and the clocks every other step. */
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
 * Puts the fault between the page and the backend.
 * @returns `met` once a call ran into it; `heal` ends it
 */
export async function arm(
  page: Page,
  { operation, only }: AnyStep,
  answer: NonNullable<FaultKind['answer']>,
): Promise<{ met: Promise<void>; heal: () => Promise<void> }> {
  const { method, path }: Operation = operations[operation];
  const pattern = new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  const isMeant = (url: URL) => pattern.test(url.pathname) && only(url);
  let isMet = () => {};
  const met = new Promise<void>((resolve) => {
    isMet = resolve;
  });
  const handler = async (route: Route) => {
    if (route.request().method() !== method) return route.fallback();
    isMet();
    return answer(route);
  };
  await page.route(isMeant, handler);
  return { met, heal: () => page.unroute(isMeant, handler) };
}
