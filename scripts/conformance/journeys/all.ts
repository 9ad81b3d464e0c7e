import { CODE_EXPIRED, type Contract } from '../contract.ts';
import { SUCCESS } from '../exchange.ts';
import { derivedJourneys } from '../run/derive.ts';
import { address } from './address.ts';
import { addressBounds } from './address-bounds.ts';
import { afterSaleBounds } from './after-sale-bounds.ts';
import { afterSale } from './after-sale.ts';
import { again } from './again.ts';
import { applicationBounds } from './application-bounds.ts';
import { browse } from './browse.ts';
import { cartBounds } from './cart-bounds.ts';
import { cart } from './cart.ts';
import { closedStore } from './closed-store.ts';
import { codes } from './codes.ts';
import { couponLimits } from './coupon-limits.ts';
import { coupons } from './coupons.ts';
import { eachStore } from './each-store.ts';
import { filters } from './filters.ts';
import { foreign } from './foreign.ts';
import { expectedCodes, isCall, type Journey, type Step } from './journey.ts';
import { lastCoupon } from './last-coupon.ts';
import { lists } from './lists.ts';
import { offTheShelf } from './off-the-shelf.ts';
import { otherValues } from './other-values.ts';
import { ownOrders } from './own-orders.ts';
import { order } from './order.ts';
import { paidOrders } from './paid-orders.ts';
import { parts } from './parts.ts';
import { pay } from './pay.ts';
import { preOrderLife } from './pre-order-life.ts';
import { priceRise } from './price-rise.ts';
import { providers } from './providers.ts';
import { refund } from './refund.ts';
import { refundedOrder } from './refunded-order.ts';
import { richOrders } from './rich-orders.ts';
import { register } from './register.ts';
import { sideEffects } from './side-effects.ts';
import { nameSearches } from './searches.ts';
import { settlement } from './settlement.ts';
import { signIn } from './sign-in.ts';
import { socialSignIn } from './social-sign-in.ts';
import { storeCategories } from './store-categories.ts';
import { time } from './time.ts';
import { together } from './together.ts';
import { serverFaults } from './server-faults.ts';
import { unavailableProducts } from './unavailable-products.ts';
import { unpaidOrder } from './unpaid-order.ts';
import { upload } from './upload.ts';
import { visitorOrders } from './visitor-orders.ts';
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
  eachStore,
  storeCategories,
  otherValues,
  visitorOrders,
  closedStore,
  priceRise,
  offTheShelf,
  preOrderLife,
  unpaidOrder,
  lastCoupon,
  refundedOrder,
  ...providers,
];

const CODE_USED = { expect: 500, situation: CODE_EXPIRED } as const;

/** A code that the contract says to work once is sent again after each success. */
function withCodesAgain({ operations }: Contract, journey: Journey): Journey {
  const steps = journey.steps.flatMap((step): Step[] => {
    const operation = isCall(step) ? operations.get(step.operation) : undefined;
    if (!isCall(step) || !operation?.isCodeOnce || !expectedCodes(step).includes(SUCCESS))
      return [step];
    const { operation: id, as, body } = step;
    return [step, { operation: id, ...(as && { as }), ...(body && { body }), ...CODE_USED }];
  });
  return { ...journey, steps };
}

/** All journeys, including those derived from the contract. */
export const allJourneys = (contract: Contract): readonly Journey[] => [
  ...JOURNEYS.map((journey) => withCodesAgain(contract, journey)),
  cartBounds(contract),
  addressBounds(contract),
  afterSaleBounds(contract),
  applicationBounds(contract),
  ...derivedJourneys(contract),
  serverFaults(contract),
  time,
];
