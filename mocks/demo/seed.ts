import { addUser } from '../market/accounts.ts';
import { openMarket, type Market } from '../market/context.ts';
import { emptyState } from '../market/empty-state.ts';
import { DEMO_NEWCOMER, DEMO_PHONE, DEMO_SHOPPER, type DemoAccount } from './accounts.ts';
import { seededRandom } from '../market/random.ts';
import { seedApplications } from './seed-applications.ts';
import { seedShopper } from './seed-shopper.ts';
import { seedTwin } from './seed-twin.ts';
import { seedVisitor } from './seed-visitor.ts';
import type { Catalogue, Millis } from '../market/model.ts';
import type { MarketState, User } from '../market/state.ts';

export { DEMO_ACCOUNTS } from './accounts.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Initial state of `npm start`: demo shoppers whose history was created with the market's rules. */
export function freshState(
  catalogue: Catalogue,
  seed: number,
  realNow: () => Millis = Date.now,
): MarketState {
  const start = realNow();
  const market = openMarket({
    catalogue,
    state: emptyState(seed),
    realNow: () => start,
    random: seededRandom(seed),
  });

  market.state.clockOffset = -40 * DAY;
  const shopper = addDemo(market, DEMO_SHOPPER);
  addDemo(market, DEMO_NEWCOMER);
  seedShopper(market, shopper);
  seedApplications(market, shopper);
  seedTwin(market, DEMO_PHONE);
  seedVisitor(market);
  market.state.clockOffset = 0;
  return market.state;
}

function addDemo(market: Market, { email, password, nickname }: DemoAccount): User {
  return addUser(market, { type: 'email', email, password, nickname });
}
