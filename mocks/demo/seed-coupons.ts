import { now, type Market } from '../market/context.ts';
import { grantCoupon, hasTaken, expireCoupons, markCouponUsed } from '../market/coupons.ts';
import { runInPast } from './seed-orders.ts';
import { DAY } from './seed-purchases.ts';
import type { Coupon } from '../market/model.ts';
import type { User } from '../market/state.ts';

/** Remaining validity of a coupon that expires soon. */
const LEFT = 2;

/** Per kind one unused, one used and one expired coupon; also gifts, and one that is valid later. */
export function fillWallet(market: Market, user: User): void {
  for (const useType of [1, 2, 3] as const) addKind(market, user, useType);
  expireCoupons(market);

  const gifts = [2, 3].map((type) =>
    market.catalogue.coupons.find((coupon) => coupon.type === type && begun(market, coupon)),
  );
  const later = market.catalogue.coupons.find(
    (coupon) => coupon.type === 1 && !begun(market, coupon),
  );
  for (const coupon of [...gifts, later]) if (coupon) grantCoupon(market, user.id, coupon);
}

function addKind(market: Market, user: User, useType: Coupon['useType']): void {
  const [usable, ...others] = market.catalogue.coupons.filter(
    (coupon) =>
      coupon.type === 1 &&
      coupon.useType === useType &&
      begun(market, coupon) &&
      !hasTaken(market, user.id, coupon.id),
  );
  const expired = others.findLast(({ useEnd }) => useEnd === null);
  const used = others.findLast((coupon) => coupon !== expired);
  if (expired)
    runInPast(market, (expired.day + 7) * DAY, () => grantCoupon(market, user.id, expired));
  if (used) spend(market, user, used);
  if (usable)
    runInPast(market, Math.max(0, usable.day - LEFT) * DAY, () =>
      grantCoupon(market, user.id, usable),
    );
}

function spend(market: Market, user: User, coupon: Coupon): void {
  const used = runInPast(market, 14 * DAY, () => grantCoupon(market, user.id, coupon));
  runInPast(market, 12 * DAY, () => markCouponUsed(market, used));
}

/** Whether its fixed period, if any, has started and not ended. */
function begun(market: Market, { useStart, useEnd }: Coupon): boolean {
  const time = now(market);
  return (useStart ?? time) <= time && (useEnd ?? Infinity) > time + DAY;
}
