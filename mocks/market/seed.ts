import { addUser } from './accounts.ts';
import { openMarket } from './context.ts';
import { DEMO_NEWCOMER, DEMO_PHONE, DEMO_SHOPPER } from './demo-accounts.ts';
import { FIRST_SWITCHES } from './login-switches.ts';
import { seededRandom } from './random.ts';
import { seedApplications } from './seed-applications.ts';
import { seedShopper } from './seed-shopper.ts';
import { seedTwin } from './seed-twin.ts';
import { seedVisitor } from './seed-visitor.ts';
import type { DemoAccount } from './demo-accounts.ts';
import type { Market } from './context.ts';
import type { Catalogue, Millis } from './model.ts';
import type { MarketState, User } from './state.ts';

export { DEMO_ACCOUNTS } from './demo-accounts.ts';

/** Increment when the shape of the state changes: saved states of other versions are ignored. */
export const STATE_VERSION = 7;

const DAY = 24 * 60 * 60 * 1000;
const FIRST_ID = 1001;

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

export function emptyState(seed: number): MarketState {
  return {
    version: STATE_VERSION,
    seed,
    shopCurrency: null,
    clockOffset: 0,
    nextId: FIRST_ID,
    users: [],
    sessions: [],
    codes: [],
    loginSwitches: { ...FIRST_SWITCHES },
    socialGrants: [],
    addresses: [],
    cart: [],
    preOrders: [],
    userCoupons: [],
    masterOrders: [],
    merchantOrders: [],
    payments: [],
    reviews: [],
    refunds: [],
    points: [],
    notices: [],
    collectedProducts: [],
    followedMerchants: [],
    applications: [],
    closedStores: [],
    sold: {},
    restocked: {},
    couponsTaken: {},
    shelf: {},
    priceLevels: {},
    paymentsHeld: false,
  };
}

function addDemo(market: Market, { email, password, nickname }: DemoAccount): User {
  return addUser(market, { type: 'email', email, password, nickname });
}
