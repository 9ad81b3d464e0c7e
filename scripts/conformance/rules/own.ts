import type { Rule } from './call.ts';
import { createEntered } from './appearing.ts';
import { createCouponBook } from './coupon-book.ts';
import { createCouponShares } from './coupon-shares.ts';
import { createEarned } from './earned.ts';
import type { Facts } from './facts.ts';
import { createFollowing } from './following.ts';
import { createInvalidLines } from './invalid-lines.ts';
import { lifecycleRules } from './lifecycle.ts';
import { ownFlagRules } from './own-flags.ts';
import { createLiveTimes } from './live-times.ts';
import { createOrderCoupons } from './order-coupons.ts';
import { createPoints } from './points.ts';
import { untilDifferences } from './until.ts';
import { createSharedNeighbours } from './shared-neighbours.ts';
import { createReviewable } from './reviewable.ts';
import { createReferences } from './references.ts';
import { createShop } from './shop.ts';
import { createUntouched } from './untouched.ts';

/** What only the writes of a member change, and what they change once. */
export function createOwn(facts: Facts) {
  const untouched = createUntouched();
  const earned = createEarned();
  const following = createFollowing();
  const coupons = createCouponBook();
  const invalidLines = createInvalidLines();
  const reviewable = createReviewable();
  const sharedNeighbours = createSharedNeighbours();
  const rules: readonly Rule[] = [
    untouched.check,
    earned.check,
    following.check,
    coupons.check,
    createPoints(),
    createShop(facts),
    createReferences(facts),
    invalidLines.check,
    reviewable.check,
    sharedNeighbours.check,
    createLiveTimes(),
    createEntered(),
    createCouponShares(),
    createOrderCoupons(),
    untilDifferences,
    ...lifecycleRules(),
    ...ownFlagRules(facts),
  ];
  return {
    rules,
    /** another party did something */
    outside(what: string) {
      untouched.forget();
      following.forget();
      coupons.forget();
      invalidLines.forget();
      reviewable.forget();
      sharedNeighbours.forget();
      earned.outside(what);
      // Merchants may change what they sell.
      if (what === 'scenario') facts.forget({ things: (thing) => /^(product|sku) /.test(thing) });
    },
  };
}
