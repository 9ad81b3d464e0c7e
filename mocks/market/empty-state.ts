import { FIRST_SWITCHES } from './login-switches.ts';
import type { MarketState } from './state.ts';

/** Increment when the shape of the state changes: saved states of other versions are ignored. */
export const STATE_VERSION = 7;

const FIRST_ID = 1001;

/** The state of a market without members. */
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
