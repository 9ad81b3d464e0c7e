/** The market for other applications: handlers of MSW, and what tests and demos do with the market behind them. */
import { http, type HttpHandler } from 'msw';
import type { OperationId } from '../generated/operations.ts';
import { answerOf } from './call.ts';
import { marketHandlers, operationHandler } from './handlers/adapter.ts';
import { handlers as marketAnswers } from './handlers/all.ts';
import type { Handler } from './handlers/types.ts';
import { buildCatalogue } from './demo/catalogue/build.ts';
import { DEMO_ACCOUNTS, type DemoAccount } from './demo/accounts.ts';
import { createMarket as openMarket, DEFAULT_SEED, type Market } from './demo/market.ts';
import type { ScenarioName } from './market/sandbox.ts';
import { plainPicture } from './pictures/plain.ts';
import { profileBy } from './profiles/all.ts';
import { type Command, control } from './sandbox/control.ts';
import { createSwitches, type Fault, type Switches } from './sandbox/switches.ts';

export type { OperationId } from '../generated/operations.ts';
export type { Ask, Handler, WireData } from './handlers/types.ts';
export type { DemoAccount } from './demo/accounts.ts';
export type { ScenarioName } from './market/sandbox.ts';
export type { Command } from './sandbox/control.ts';
export type { Fault } from './sandbox/switches.ts';

export interface MarketOptions {
  /** backend to imitate: `complete` (default), or `as-is` with the gaps of the known one */
  profile?: 'complete' | 'as-is';
  /** the same seed gives the same catalogue; default 1 */
  seed?: number;
}

export interface MockMarket {
  /** for `setupWorker` and `setupServer` */
  handlers: HttpHandler[];
  /** email accounts that can sign in; the first has orders, a cart and addresses */
  accounts: readonly DemoAccount[];
  /** a handler for `server.use` that replaces one operation; its answer is checked against the contract */
  override<Id extends OperationId>(id: Id, answer: Handler<Id>): HttpHandler;
  /**
   * @param ms added to every call
   * @param operation only this one
   */
  delay(ms: number, operation?: OperationId | '*'): void;
  /**
   * Makes an operation fail, or with `*` all of them.
   * @param fault null ends it
   * @param times number of calls; without, all
   */
  fail(operation: OperationId | '*', fault: Fault | null, times?: number): void;
  /** @param email account that it happens to; default the first */
  scenario(name: ScenarioName, email?: string): void;
  /** everything else that the sandbox can do: sent codes, time, parcels, refunds */
  control(command: Command): unknown;
  /** the state of the start, without delay and faults */
  reset(): void;
  /** contract violations of requests and answers so far */
  violations(): readonly string[];
}

interface Parts {
  market: Market;
  switches: Switches;
  api: HttpHandler[];
}

/** A market in memory. It is built at its first call, so that an import costs nothing. */
export function createMarket({
  profile = 'complete',
  seed = DEFAULT_SEED,
}: MarketOptions = {}): MockMarket {
  let built: Parts | null = null;
  const build = (): Parts => {
    const switches = createSwitches(profileBy(profile));
    const market = openMarket({ catalogue: buildCatalogue(seed), seed });
    return { market, switches, api: marketHandlers(market, marketAnswers, switches) };
  };
  const parts = () => (built ??= build());
  const run = (command: Command) => control(parts().market, parts().switches, command);
  const firstEmail = DEMO_ACCOUNTS[0]?.email ?? '';

  const answer = ({ request }: { request: Request }) => answerOf(parts().api, request);
  return {
    handlers: [
      http.all('*/api/*', answer),
      http.get('*/media/upload/*', answer),
      http.get('*/media/*', ({ request }) => plainPicture(new URL(request.url).pathname)),
    ],
    accounts: DEMO_ACCOUNTS,
    override: (id, handler) => operationHandler(id, handler, parts().market, parts().switches),
    delay: (ms, operation = '*') => void run({ do: 'delay', ms, operation }),
    fail: (operation, fault, times) =>
      void run({ do: 'fault', operation, fault, ...(times === undefined ? {} : { times }) }),
    scenario: (name, email = firstEmail) => void run({ do: 'scenario', name, email }),
    control: run,
    reset: () => void run({ do: 'reset' }),
    violations: () => parts().switches.violations,
  };
}

/** The market behind `handlers`. */
export const market: MockMarket = createMarket();

/** MSW handlers of the whole market, for `setupWorker(...handlers)` and `setupServer(...handlers)`. */
export const handlers: HttpHandler[] = market.handlers;
