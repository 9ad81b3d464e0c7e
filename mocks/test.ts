/** The market for unit and component tests: the same handlers, called without a network. */
import { marketFetch } from './call.ts';
import { marketHandlers } from './handlers/adapter.ts';
import { handlers } from './handlers/all.ts';
import { buildCatalogue } from './market/catalogue/build.ts';
import { createMarket, DEFAULT_SEED, type Market } from './market/market.ts';
import { profileBy } from './profiles/all.ts';
import { createSwitches, type Switches } from './sandbox/switches.ts';

// The catalogue never changes; building it once a test file is enough.
const catalogue = buildCatalogue(DEFAULT_SEED);

export interface TestMarket {
  market: Market;
  switches: Switches;
  /** stands in for the global fetch; calls that are nobody's fail as a dead network does */
  fetch: (request: Request) => Promise<Response>;
}

/** @param profile the backend it answers like */
export function testMarket(profile = 'complete'): TestMarket {
  const switches = createSwitches(profileBy(profile));
  const market = createMarket({ catalogue });
  const api = marketHandlers(market, handlers, switches);
  return { market, switches, fetch: marketFetch(api) };
}
