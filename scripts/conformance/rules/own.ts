import type { Rule } from './call.ts';
import { createCouponBook } from './coupon-book.ts';
import { createEarned } from './earned.ts';
import type { Facts } from './facts.ts';
import { lifecycleRules } from './lifecycle.ts';
import { ownFlagRules } from './own-flags.ts';
import { createUntouched } from './untouched.ts';

/** What only the writes of a member change, and what they change once. */
export function createOwn(facts: Facts) {
  const untouched = createUntouched();
  const earned = createEarned();
  const coupons = createCouponBook();
  const rules: readonly Rule[] = [
    untouched.check,
    earned.check,
    coupons.check,
    ...lifecycleRules(),
    ...ownFlagRules(facts),
  ];
  return {
    rules,
    /** another party did something */
    outside(what: string) {
      untouched.forget();
      coupons.forget();
      earned.outside(what);
    },
  };
}
