import type { Contract } from '../contract.ts';
import { derivedJourneys } from '../run/derive.ts';
import { address } from './address.ts';
import { afterSale } from './after-sale.ts';
import { again } from './again.ts';
import { browse } from './browse.ts';
import { cart } from './cart.ts';
import { codes } from './codes.ts';
import { couponLimits } from './coupon-limits.ts';
import { coupons } from './coupons.ts';
import { filters } from './filters.ts';
import { foreign } from './foreign.ts';
import type { Journey } from './journey.ts';
import { lists } from './lists.ts';
import { ownOrders } from './own-orders.ts';
import { order } from './order.ts';
import { paidOrders } from './paid-orders.ts';
import { parts } from './parts.ts';
import { pay } from './pay.ts';
import { refund } from './refund.ts';
import { richOrders } from './rich-orders.ts';
import { register } from './register.ts';
import { sideEffects } from './side-effects.ts';
import { nameSearches } from './searches.ts';
import { settlement } from './settlement.ts';
import { signIn } from './sign-in.ts';
import { socialSignIn } from './social-sign-in.ts';
import { time } from './time.ts';
import { together } from './together.ts';
import { serverFaults } from './server-faults.ts';
import { unavailableProducts } from './unavailable-products.ts';
import { upload } from './upload.ts';
import { visitor } from './visitor.ts';
import { wishlist } from './wishlist.ts';

/** The journeys written by hand. */
export const JOURNEYS: readonly Journey[] = [
  browse,
  lists,
  filters,
  nameSearches,
  signIn,
  ...register,
  socialSignIn,
  address,
  cart,
  wishlist,
  together,
  ...again,
  ...coupons,
  couponLimits,
  ...order,
  ...richOrders,
  ...sideEffects,
  ...foreign,
  unavailableProducts,
  ...ownOrders,
  ...pay,
  ...afterSale,
  parts,
  ...refund,
  ...visitor,
  ...settlement,
  codes,
  paidOrders,
  upload,
];

/** All journeys, including those derived from the contract. */
export const allJourneys = (contract: Contract): readonly Journey[] => [
  ...JOURNEYS,
  ...derivedJourneys(contract),
  serverFaults(contract),
  time,
];
