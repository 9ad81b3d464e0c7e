import { nextId, now, type Market } from './context.ts';
import { fail } from './errors.ts';
import { couponOf } from './lookups.ts';
import type { Coupon, Millis } from './model.ts';
import type { UserCoupon } from './state.ts';

const DAY = 24 * 60 * 60 * 1000;

export interface OfferQuery {
  useType: 1 | 2 | 3;
  merId?: number | undefined;
  productId?: number | undefined;
}

/** Coupons that can be received now. */
export function listOffers(market: Market, query: OfferQuery): Coupon[] {
  const time = now(market);
  return market.catalogue.coupons
    .filter((coupon) => coupon.type === 1 && matches(coupon, query))
    .filter(
      (coupon) =>
        (coupon.receiveStart ?? time) <= time &&
        !closed(coupon, time) &&
        couponsLeft(market, coupon) > 0,
    )
    .sort((a, b) => b.sort - a.sort || b.id - a.id);
}

/** Unlimited coupons never run out. */
export function couponsLeft(market: Market, coupon: Coupon): number {
  if (!coupon.isLimited) return Infinity;
  return Math.max(0, coupon.total - (market.state.couponsTaken[coupon.id] ?? 0));
}

/** One per shopper, ever. */
export function hasTaken(market: Market, userId: number, couponId: number): boolean {
  return market.state.userCoupons.some(
    (mine) => mine.userId === userId && mine.couponId === couponId,
  );
}

export function receiveCoupon(market: Market, userId: number, couponId: number): UserCoupon {
  const coupon = couponOf(market, couponId);
  if (coupon.type !== 1) fail('couponMissing');
  if (closed(coupon, now(market))) fail('couponEnded');
  if (hasTaken(market, userId, couponId)) fail('couponTaken');
  if (couponsLeft(market, coupon) === 0) fail('couponNoneLeft');
  return grantCoupon(market, userId, coupon);
}

export function grantNewUserCoupons(market: Market, userId: number): void {
  const gifts = market.catalogue.coupons.filter(
    (coupon) => coupon.type === 2 && !closed(coupon, now(market)),
  );
  for (const coupon of gifts) {
    if (couponsLeft(market, coupon) > 0) grantCoupon(market, userId, coupon);
  }
}

export function grantCoupon(market: Market, userId: number, coupon: Coupon): UserCoupon {
  const time = now(market);
  const mine: UserCoupon = {
    id: nextId(market),
    couponId: coupon.id,
    userId,
    status: 0,
    start: coupon.useStart ?? time,
    end: coupon.useEnd ?? time + coupon.day * DAY,
    useTime: null,
  };
  market.state.userCoupons.push(mine);
  market.state.couponsTaken[coupon.id] = (market.state.couponsTaken[coupon.id] ?? 0) + 1;
  market.changed();
  return mine;
}

/** `usable`: the unused ones, newest first; `unusable`: the used, then the expired; any other value: all. */
export function myCoupons(market: Market, userId: number, kind: string): UserCoupon[] {
  const mine = market.state.userCoupons
    .filter((coupon) => coupon.userId === userId)
    .sort((a, b) => b.id - a.id);
  if (kind === 'usable') return mine.filter((coupon) => coupon.status === 0);
  if (kind !== 'unusable') return mine;
  return mine.filter((coupon) => coupon.status !== 0).sort((a, b) => a.status - b.status);
}

export type CouponValidity = 'usable' | 'unusable' | 'overdue' | 'notStart';

export function couponValidity(market: Market, mine: UserCoupon): CouponValidity {
  const time = now(market);
  if (mine.status === 1) return 'unusable';
  if (mine.status === 2 || mine.end < time) return 'overdue';
  return mine.start > time ? 'notStart' : 'usable';
}

export function markCouponUsed(market: Market, mine: UserCoupon): void {
  mine.status = 1;
  mine.useTime = now(market);
}

/** After a cancelled order. One that has expired meanwhile is dropped by the next run of `runDueJobs`. */
export function giveBackCoupon(market: Market, userCouponId: number): void {
  const mine = market.state.userCoupons.find((coupon) => coupon.id === userCouponId);
  if (mine?.status !== 1) return;
  mine.status = 0;
  mine.useTime = null;
}

export function expireCoupons(market: Market): void {
  const time = now(market);
  const over = market.state.userCoupons.filter((mine) => mine.status === 0 && mine.end < time);
  if (over.length === 0) return;
  for (const mine of over) mine.status = 2;
  market.changed();
}

function matches(coupon: Coupon, { useType, merId, productId }: OfferQuery): boolean {
  if (coupon.useType !== useType) return false;
  if (useType === 3) return true;
  if (merId && coupon.merId !== merId) return false;
  if (useType === 2 && productId) return coupon.productIds.includes(productId);
  return true;
}

/** Whether the period to receive it, or its fixed period of use, is over. */
function closed(coupon: Coupon, time: Millis): boolean {
  return (coupon.receiveEnd ?? time) < time || (coupon.useEnd ?? time) < time;
}
