/** The states of a checkout, what can happen to it, and what then has to be done. The transitions are in `machine.ts`. */
import type { OrderCreate } from '#generated/model/orderCreate.ts';
import type { ApiError } from '#/api/error.ts';
import type { LineProblem } from '#/domain/cart/line-problems.ts';
import type { PaymentOrder } from '#/domain/payment/start-payment.ts';
import { PRE_ORDER_LIFE_MS } from '#/backend/limits.ts';

/**
 * opening: the first render, which reads neither storage nor clock.
 * fresh, soon: the order can be placed; soon: the pre-order expires within a minute.
 * expired: the pre-order has expired, or is missing; it is re-created when the tab is visible.
 * rebuilding: an order that was placed from it is looked for; if there is none, the same lines make a new pre-order.
 * refused: the lines make no new pre-order.
 * failed: as refused, for lack of a response.
 * unknown: an order may exist, because placing it got no response, but it was not found.
 * placing: the order is being created.
 * checking: it was not; whether the pre-order still exists, and the reason, are looked for.
 * placed: this tab has placed the order, and starts its payment.
 * placedElsewhere: an order of this checkout exists; it is being opened.
 */
export type CheckoutKind =
  | 'opening'
  | 'fresh'
  | 'soon'
  | 'expired'
  | 'rebuilding'
  | 'refused'
  | 'failed'
  | 'unknown'
  | 'placing'
  | 'checking'
  | 'placed'
  | 'placedElsewhere';

/** What is stored of a pre-order, when its checkout is opened. */
interface Stored {
  /** the order of this checkout, in this browser */
  placedNo: string | null;
  /** milliseconds until the pre-order expires */
  left: number;
  /** placing the order got no response, so it may exist */
  isUncertain: boolean;
  /** the expired pre-order that this one replaced; empty: none */
  replaced: string;
  /** an unpaid order of the same items that was placed elsewhere; empty: none */
  twin: string;
}

export interface CheckoutState extends Omit<Stored, 'placedNo'> {
  kind: CheckoutKind;
  preOrderNo: string;
  /** rebuilding: an unpaid order of the same items */
  found: string | null;
  /** why the order was refused, or the lines make no new pre-order; null: no reason to show */
  problem: string | null;
  /** the lines for which it was */
  lines: readonly LineProblem[];
  /** why coupons were refused, by id of the received coupon */
  refusedCoupons: Readonly<Record<number, string>>;
}

/** Why the pre-order is checked: a refused price, with the coupon it was for, or an order that was not created. */
export type Refusal =
  { of: 'price'; couponId: number | null; reason: string } | { of: 'order'; error: ApiError };

/** What was not created. */
type Explained = 'order' | 'preOrder';

/** What happens, without the pre-order it is about. */
export type Happened =
  | ({ type: 'opened' } & Stored)
  | { type: 'timePassed'; left: number }
  /** the backend does not have the pre-order any more */
  | { type: 'gone' }
  /** the tab becomes visible; `placedNo`: as when opened */
  | { type: 'shown'; placedNo: string | null }
  /** an order of this checkout is stored, and this tab cannot be creating another one */
  | { type: 'wasPlaced'; orderNo: string }
  | { type: 'submitted'; order: OrderCreate; amount: string }
  | { type: 'created'; payment: PaymentOrder }
  | { type: 'notCreated'; error: ApiError; amount: string }
  /** the shopper did not sign in, so nothing was sent */
  | { type: 'notSent' }
  | { type: 'notPaid'; orderNo: string }
  | { type: 'priceRefused'; couponId: number | null; reason: string }
  /** the pre-order was checked */
  | { type: 'stillThere'; refusal: Refusal }
  /** why the order, or a new pre-order, was not created; `canRetry`: there was no response */
  | {
      type: 'explained';
      of: Explained;
      problem: string;
      lines: readonly LineProblem[];
      canRetry: boolean;
    }
  /** an unpaid order of the same items was looked for; `isExpired`: by the clock of the browser */
  | { type: 'looked'; orderNo: string | null; isExpired: boolean; hasLines: boolean }
  | { type: 'rebuilt'; next: string }
  | { type: 'notRebuilt'; error: ApiError }
  | { type: 'retried' };

export type CheckoutEffect =
  /** sends `shown` now if the tab is visible; otherwise it is sent when it becomes visible */
  | { type: 'awaitTab' }
  | { type: 'warn' }
  /** answers with `stillThere` or `gone` */
  | { type: 'check'; refusal: Refusal }
  /** answers with `explained` */
  | { type: 'explain'; of: Explained; error: ApiError }
  /** answers with `looked`, `wasPlaced` or `notRebuilt` */
  | { type: 'look' }
  /** answers with `rebuilt`, `notRebuilt` or `notSent` */
  | { type: 'rebuild' }
  /** answers with `created`, `notCreated` or `notSent` */
  | { type: 'create'; order: OrderCreate; amount: string }
  /** answers with `notPaid`, or leaves the page */
  | { type: 'pay'; payment: PaymentOrder }
  | { type: 'storeUncertain'; amount: string }
  | { type: 'storePlaced'; orderNo: string }
  | { type: 'dropCoupon' }
  | { type: 'say'; text: string }
  /** `say`: what is shown to the shopper */
  | {
      type: 'openOrder';
      orderNo: string;
      say: 'checkout.alreadyPlaced' | 'checkout.foundPlaced' | null;
    }
  | { type: 'openCheckout'; next: string; twin: string | null };

export const openingCheckout = (preOrderNo: string): CheckoutState => ({
  kind: 'opening',
  preOrderNo,
  left: PRE_ORDER_LIFE_MS,
  isUncertain: false,
  replaced: '',
  twin: '',
  found: null,
  problem: null,
  lines: [],
  refusedCoupons: {},
});
