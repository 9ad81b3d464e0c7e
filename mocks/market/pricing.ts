import { couponValidity } from './coupons.ts';
import { fail } from './errors.ts';
import { couponOf, productOf } from './lookups.ts';
import type { Market } from './context.ts';
import type { MessageKey } from './messages.ts';
import type { Cents, Coupon } from './model.ts';
import type { PreOrderLine, UserCoupon } from './state.ts';
import { groupBy } from './group.ts';

export interface Price {
  /** products before the coupon */
  products: Cents;
  postage: Cents;
  discount: Cents;
  payable: Cents;
}

/** Discount of a coupon, and its shares by merchant id. */
export interface Discount {
  total: Cents;
  shares: Map<number, Cents>;
}

const NO_DISCOUNT: Discount = { total: 0, shares: new Map() };

function productTotal(lines: readonly PreOrderLine[]): Cents {
  return lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
}

/** A flat rate per piece, independent of address and weight. */
function postageTotal(lines: readonly PreOrderLine[]): Cents {
  return lines.reduce((sum, line) => sum + line.postage * line.quantity, 0);
}

export function priceOf(lines: readonly PreOrderLine[], discount: Cents): Price {
  const products = productTotal(lines);
  const postage = postageTotal(lines);
  return { products, postage, discount, payable: products + postage - discount };
}

/** Discount of the caller's coupon. Throws if the coupon does not apply. 0 or undefined: no coupon. */
export function discountFor(
  market: Market,
  userId: number,
  lines: readonly PreOrderLine[],
  userCouponId: number | null | undefined,
): Discount {
  if (!userCouponId || userCouponId < 0) return NO_DISCOUNT;
  const userCoupon = market.state.userCoupons.find(
    (coupon) => coupon.id === userCouponId && coupon.userId === userId,
  );
  const outcome = userCoupon ? tryCoupon(market, lines, userCoupon) : 'couponMissing';
  if (typeof outcome === 'string') fail(outcome);
  return outcome;
}

/** The caller's coupons that apply to these lines, highest value first. */
export function usableCoupons(
  market: Market,
  userId: number,
  lines: readonly PreOrderLine[],
): UserCoupon[] {
  return market.state.userCoupons
    .filter(
      (userCoupon) =>
        userCoupon.userId === userId && typeof tryCoupon(market, lines, userCoupon) !== 'string',
    )
    .sort(
      (a, b) =>
        couponOf(market, b.couponId).money - couponOf(market, a.couponId).money || a.id - b.id,
    );
}

/** The discount, or the reason why there is none. Both the list and the price use this rule. */
export function tryCoupon(
  market: Market,
  lines: readonly PreOrderLine[],
  userCoupon: UserCoupon,
): Discount | MessageKey {
  const coupon = couponOf(market, userCoupon.couponId);
  const refusal = refusedByTime(market, userCoupon);
  if (refusal) return refusal;

  const eligible = lines.filter((line) => appliesTo(market, coupon, line));
  if (eligible.length === 0) return coupon.useType === 1 ? 'couponNoMerchant' : 'couponNoGoods';

  const base = productTotal(eligible);
  if (base < coupon.minPrice) return 'couponMinimum';
  const total = Math.min(coupon.money, base);
  if (total >= productTotal(lines)) return 'couponTooBig';
  return { total, shares: shareOut(market, total, eligible) };
}

function refusedByTime(market: Market, userCoupon: UserCoupon): MessageKey | null {
  const validity = couponValidity(market, userCoupon);
  if (validity === 'unusable') return 'couponUsed';
  if (validity === 'overdue') return 'couponExpired';
  return validity === 'notStart' ? 'couponNotStarted' : null;
}

function appliesTo(market: Market, coupon: Coupon, line: PreOrderLine): boolean {
  if (coupon.useType === 3) return true;
  if (coupon.useType === 2) return coupon.productIds.includes(line.productId);
  return productOf(market, line.productId).merId === coupon.merId;
}

/** Splits the discount by the merchants' sums. The last merchant gets the rounding difference, so that the shares add up. */
function shareOut(
  market: Market,
  total: Cents,
  eligible: readonly PreOrderLine[],
): Map<number, Cents> {
  const base = productTotal(eligible);
  const byMerchant = groupBy(eligible, (line) => productOf(market, line.productId).merId);
  const shares = new Map<number, Cents>();
  let totalSoFar = 0;
  let sharedSoFar = 0;
  for (const [merId, lines] of byMerchant) {
    totalSoFar += productTotal(lines);
    const upToHere = Math.floor((total * totalSoFar) / base);
    shares.set(merId, upToHere - sharedSoFar);
    sharedSoFar = upToHere;
  }
  return shares;
}
