import { addToCart } from '../market/cart.ts';
import { now, type Market } from '../market/context.ts';
import { grantCoupon } from '../market/coupons.ts';
import { deliveryBy } from '../market/deliveries.ts';
import { createOrder } from '../market/order-create.ts';
import { partsOf } from '../market/order-queries.ts';
import {
  cancelOrder,
  markPaid,
  receiveSigned,
  shipOrder,
  takeOrder,
} from '../market/order-steps.ts';
import { buildPreOrder } from '../market/preorder.ts';
import { tryCoupon } from '../market/pricing.ts';
import { productOf } from '../market/lookups.ts';
import { bookPick, type Pick } from './seed-picks.ts';
import { replyToReview, writeReview } from '../market/reviews.ts';
import { seedRefund } from './seed-refunds.ts';
import { DAY, MINUTE, type Purchase, type PurchaseReview } from './seed-purchases.ts';
import type { Coupon, Millis } from '../market/model.ts';
import type { MasterOrder, MerchantOrder, PreOrder, User, UserCoupon } from '../market/state.ts';

export interface DemoShopper {
  user: User;
  addressId: number;
  /** products of the purchases */
  picks: readonly Pick[];
}

/** Sets the clock back. */
export function setClockBack(market: Market, ago: Millis): void {
  market.state.clockOffset = -ago;
}

/** Runs an action with the clock set back, then resets the clock. */
export function runInPast<Result>(market: Market, time: Millis, act: () => Result): Result {
  const { clockOffset } = market.state;
  setClockBack(market, time);
  const result = act();
  market.state.clockOffset = clockOffset;
  return result;
}

/** Creates one order with the market's rules, up to its stage. Skipped if the catalogue has no product for it. */
export function seedOrder(market: Market, shopper: DemoShopper, purchase: Purchase): void {
  setClockBack(market, purchase.ago);
  const master = placeOrder(market, shopper, purchase);
  if (!master || purchase.stage === 'unpaid') return;
  market.state.clockOffset += 4 * MINUTE;
  if (purchase.stage === 'cancelled') return cancelOrder(market, shopper.user.id, master.no);
  markPaid(market, master);

  const parts = partsOf(market, master.no);
  if (purchase.stage !== 'paid') deliver(market, parts, purchase);
  const [first] = parts;
  if (first && purchase.review) review(market, shopper.user, first, purchase.review);
  if (first && purchase.refund) seedRefund(market, first, purchase.refund);
}

function deliver(
  market: Market,
  parts: readonly MerchantOrder[],
  { stage, delivery = 'express' }: Purchase,
): void {
  market.state.clockOffset += DAY;
  for (const part of parts) shipOrder(market, part.no, deliveryBy(delivery, part));
  if (stage === 'shipped') return;
  if (stage === 'signed') {
    market.state.clockOffset += 9 * DAY;
    return receiveSigned(market);
  }
  market.state.clockOffset += 3 * DAY;
  for (const part of parts) takeOrder(market, part.userId, part.no);
  market.state.clockOffset += DAY;
}

/** One order of the picks, with two pieces of the first. */
function placeOrder(
  market: Market,
  { user, addressId, picks }: DemoShopper,
  { goods, withCoupon, payType = 'paypal' }: Purchase,
): MasterOrder | null {
  const chosen =
    goods === 'book'
      ? [bookPick(market)].filter((pick) => pick !== undefined)
      : picks.slice(...goods);
  const items = chosen.map(({ product, sku }, index) => ({
    productId: product.id,
    skuId: sku.id,
    quantity: index === 0 ? 2 : 1,
  }));
  if (items.length === 0) return null;

  addToCart(market, user.id, items);
  const lineIds = market.state.cart
    .filter((line) => line.userId === user.id)
    .map((line) => line.id);
  const preOrder = buildPreOrder(market, user.id, { type: 'shoppingCart', lineIds });
  const userCouponId = withCoupon ? takeFittingCoupon(market, user, preOrder)?.id : null;
  const choice = { preOrderNo: preOrder.no, addressId, userCouponId };
  return createOrder(market, user.id, { ...choice, payType, payChannel: 'pc' });
}

/** The last coupon of the catalogue that applies. */
function takeFittingCoupon(market: Market, user: User, preOrder: PreOrder): UserCoupon | null {
  const time = now(market);
  const fits = ({ id, useStart, useEnd }: Coupon) => {
    const mine = {
      start: useStart ?? time,
      end: useEnd ?? time,
      status: 0,
      useTime: null,
    } as const;
    return (
      typeof tryCoupon(market, preOrder.lines, {
        ...mine,
        id: 0,
        couponId: id,
        userId: user.id,
      }) !== 'string'
    );
  };
  const coupon = market.catalogue.coupons.findLast(
    (candidate) => candidate.type === 1 && fits(candidate),
  );
  return coupon ? grantCoupon(market, user.id, coupon) : null;
}

function review(
  market: Market,
  user: User,
  order: MerchantOrder,
  { pictures, reply, ...words }: PurchaseReview,
): void {
  const [line] = order.lines;
  if (!line) return;
  const shown = productOf(market, line.productId).pictures.slice(0, pictures);
  const written = writeReview(market, user.id, {
    ...words,
    orderNo: order.no,
    lineId: line.id,
    pictures: shown,
  });
  if (reply) replyToReview(market, written, reply);
}
