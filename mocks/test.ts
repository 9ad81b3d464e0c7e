/** The market for unit and component tests: the same handlers without a network. */
import { marketFetch } from './call.ts';
import { marketHandlers } from './handlers/adapter.ts';
import { handlers } from './handlers/all.ts';
import { buildCatalogue } from './demo/catalogue/build.ts';
import { createMarket, DEFAULT_SEED, type Market } from './demo/market.ts';
import { profileBy } from './profiles/all.ts';
import { createSwitches, type Switches } from './sandbox/switches.ts';

// The catalogue is immutable, so each test file builds it once.
const catalogue = buildCatalogue(DEFAULT_SEED);

export interface TestMarket {
  market: Market;
  switches: Switches;
  /** replaces the global fetch; requests without a handler fail like a network error */
  fetch: (request: Request) => Promise<Response>;
}

/** MSW takes the place where a handler is declared from a stack trace, which costs more than all other work for a market. */
function withoutTraces<T>(create: () => T): T {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return create();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** @param profile name of the backend to imitate */
export function testMarket(profile = 'complete'): TestMarket {
  const switches = createSwitches(profileBy(profile));
  const market = createMarket({ catalogue });
  const api = withoutTraces(() => marketHandlers(market, handlers, switches));
  return { market, switches, fetch: marketFetch(api) };
}
