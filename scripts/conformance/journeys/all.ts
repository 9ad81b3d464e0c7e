import { CODE_EXPIRED, type Contract } from '../contract.ts';
import { SENDS_MESSAGES } from '../effects.ts';
import { SUCCESS } from '../exchange.ts';
import { derivedJourneys, LANGUAGES } from '../run/derive.ts';
import { namesIn } from '../run/values.ts';
import { A_MINUTE, NEW_COUPONS } from './account-steps.ts';
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
import { couponCarts } from './coupon-cart.ts';
import { coupons } from './coupons.ts';
import { eachStore } from './each-store.ts';
import { filters } from './filters.ts';
import { foreign } from './foreign.ts';
import {
  type CallStep,
  expectedCodes,
  isCall,
  isSandbox,
  type Journey,
  SIGNED_IN,
  type Step,
} from './journey.ts';
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
import { withProofs } from './proofs.ts';
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
import { twins } from './twins.ts';
import { serverFaults } from './server-faults.ts';
import { unavailableProducts } from './unavailable-products.ts';
import { unpaidOrder } from './unpaid-order.ts';
import { uploads } from './upload.ts';
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
  twins,
  ...again,
  ...coupons,
  ...couponCarts,
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
  uploads,
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

const REFUSED = 500;
const CODE_USED = { expect: 500, situation: CODE_EXPIRED } as const;

/** The request for a code before a step, and the inbox that shows it. */
function newCode(before: readonly Step[]): Step[] {
  const request = before.findLast((one) => isCall(one) && SENDS_MESSAGES.has(one.operation));
  const inbox = before.findLast((one) => isSandbox(one) && one.sandbox.do === 'inbox');
  return request && inbox ? [A_MINUTE, request, inbox] : [];
}

/** The code before the newest one of an operation that takes codes is refused, once. */
function withOldCodes(journeys: readonly Journey[]): readonly Journey[] {
  const tried = new Set<string>();
  function oldCode(step: Step, before: readonly Step[]): Step[] {
    if (!isCall(step) || step.expect !== undefined || tried.has(step.operation)) return [];
    const { captcha } = { captcha: null, ...(step.body as object | undefined) };
    const newer = captcha === '$code' ? newCode(before) : [];
    const path = newer.flatMap((one) => (isSandbox(one) ? (one.take?.code ?? []) : [])).at(-1);
    const inbox = newer.at(-1);
    if (path === undefined || inbox === undefined) return [];
    tried.add(step.operation);
    const { operation, as, params, body } = step;
    return [
      { ...inbox, take: { olderCode: path } } as Step,
      ...newer,
      {
        operation,
        ...(as && { as }),
        ...(params && { params }),
        body: { ...(body as object), captcha: '$olderCode' },
        expect: REFUSED,
      },
    ];
  }
  return journeys.map((journey) => ({
    ...journey,
    steps: journey.steps.flatMap((step, at, all) => [...oldCode(step, all.slice(0, at)), step]),
  }));
}

/** What the contract says of an operation is tried after each success: the same again, and what a sign-in gives. */
function withPromises(contract: Contract, journey: Journey): Journey {
  const steps = journey.steps.flatMap((step, at, all): Step[] => {
    const operation = isCall(step) ? contract.operations.get(step.operation) : undefined;
    if (!isCall(step) || !operation || !expectedCodes(step).includes(SUCCESS)) return [step];
    const { operation: id, as, params, body, expect, alongside } = step;
    const same: CallStep = {
      operation: id,
      ...(as && { as }),
      ...(params && { params }),
      ...(body && { body }),
    };
    const isSure = expect === undefined && alongside === undefined;
    const isSignIn = isSure && contract.schema(operation.data).name === 'LoginResult';
    return [
      isSignIn ? { ...step, take: { ...step.take, [SIGNED_IN]: 'token' } } : step,
      ...(operation.isCodeOnce ? [{ ...same, ...CODE_USED }] : []),
      ...(isSignIn ? NEW_COUPONS(`$${SIGNED_IN}`) : []),
      ...(isSure && operation.isRepeatable
        ? [...(namesIn(body ?? null).includes('code') ? newCode(all.slice(0, at)) : []), same]
        : []),
    ];
  });
  return { ...journey, steps };
}

/** Language of a second refusal, with letters of its own. */
const LANGUAGE = 'th';
/** A refusal counts: codes are void after some, and sign-ins are limited. */
const COUNTED = /captcha|password|code/i;

/** The first refusal of each operation comes again in another language: its message is in that one. */
function inLanguages(journeys: readonly Journey[]): readonly Journey[] {
  const asked = new Set<string>();
  const isAsked = ({ operation, body, expect, lenient, alongside }: CallStep): boolean => {
    const isRefused = expect === REFUSED && lenient === undefined && alongside === undefined;
    if (!isRefused || asked.has(operation) || SENDS_MESSAGES.has(operation)) return false;
    if (COUNTED.test(JSON.stringify(body ?? ''))) return false;
    asked.add(operation);
    return true;
  };
  return journeys.map((journey) => ({
    ...journey,
    steps: journey.steps.flatMap((step): Step[] =>
      isCall(step) && isAsked(step) ? [step, { ...step, language: LANGUAGE }] : [step],
    ),
  }));
}

/** Whether a step reads one thing that it names. */
const isReadOfOne = (
  contract: Contract,
  { operation, params, query, alongside, expect, isForeign }: CallStep,
) =>
  contract.operations.get(operation)?.reading === true &&
  (Object.keys(params ?? {}).length > 0 || 'identity' in (query ?? {})) &&
  alongside === undefined &&
  expect === undefined &&
  isForeign === undefined;

/** The first read of one thing comes again in the other languages: its texts are in each. */
function readsInLanguages(contract: Contract, journeys: readonly Journey[]): readonly Journey[] {
  const asked = new Set<string>();
  const isAsked = (step: CallStep): boolean => {
    if (asked.has(step.operation) || !isReadOfOne(contract, step)) return false;
    asked.add(step.operation);
    return true;
  };
  const inOthers = ({ operation, as, params, query }: CallStep): CallStep[] =>
    LANGUAGES.map((language) => ({
      operation,
      ...(as && { as }),
      ...(params && { params }),
      ...(query && { query }),
      language,
    }));
  return journeys.map((journey) => ({
    ...journey,
    steps: journey.steps.flatMap((step): Step[] =>
      isCall(step) && isAsked(step) ? [step, ...inOthers(step)] : [step],
    ),
  }));
}

/** All journeys, including those derived from the contract. */
export const allJourneys = (contract: Contract): readonly Journey[] => [
  ...withProofs(contract, readsInLanguages(contract, inLanguages(withOldCodes(JOURNEYS)))).map(
    (journey) => withPromises(contract, journey),
  ),
  cartBounds(contract),
  addressBounds(contract),
  afterSaleBounds(contract),
  applicationBounds(contract),
  ...derivedJourneys(contract),
  serverFaults(contract),
  time,
];
