import { describe, expect, it } from 'vitest';
import type { CouponOffer } from '#generated/model/couponOffer.ts';
import type { MyCoupon } from '#generated/model/myCoupon.ts';
import { couponGoal } from '#/pages/purchase/cart/group-foot.tsx';

const deal = (money: string, minPrice: string) => ({
  money,
  minPrice,
  isUse: false,
  isLimited: false,
  lastTotal: null,
});
const goalOf = (offers: readonly object[], sum: number, mine: readonly object[] = []) =>
  couponGoal(1, offers as CouponOffer[], mine as MyCoupon[], sum);

describe('what a store says about its coupons', () => {
  it.each([
    ['the amount that is missing', [deal('25.00', '200.00')], 148_00, 'more', 25_00, 52_00],
    [
      'the nearest one first',
      [deal('25.00', '200.00'), deal('8.00', '160.00')],
      148_00,
      'more',
      8_00,
      12_00,
    ],
    [
      'the best that is reached',
      [deal('5.00', '50.00'), deal('8.00', '60.00')],
      148_00,
      'reached',
      8_00,
      null,
    ],
    [
      'one that saves more',
      [deal('8.00', '60.00'), deal('25.00', '200.00')],
      148_00,
      'more',
      25_00,
      52_00,
    ],
    [
      'none that costs more again',
      [deal('8.00', '60.00'), deal('25.00', '900.00')],
      100_00,
      'reached',
      8_00,
      null,
    ],
    [
      'none that saves less',
      [deal('8.00', '60.00'), deal('5.00', '160.00')],
      148_00,
      'reached',
      8_00,
      null,
    ],
    ['a reached minimum', [deal('15.00', '148.00')], 148_00, 'reached', 15_00, null],
  ] as const)('is %s', (_, deals, sum, kind, off, missing) => {
    const goal = goalOf(deals, sum);
    expect(goal).toMatchObject({ kind, deal: { off } });
    expect(goal?.kind === 'more' ? goal.missing : null).toBe(missing);
  });

  it('is nothing while nothing is selected, or without coupons', () => {
    expect(goalOf([deal('5.00', '0.00')], 0)).toBeNull();
    expect(goalOf([deal('5.00', '0.00')], Number.NaN)).toBeNull();
    expect(goalOf([], 148_00)).toBeNull();
  });
});

describe('the coupons of a store that count', () => {
  const offer = deal('8.00', '60.00');
  const mine = { money: '15.00', minPrice: '120.00', useType: 1, validStr: 'usable', merId: 1 };
  const offOf = (offers: object[], own: object[]) => goalOf(offers, 148_00, own)?.deal.off ?? null;

  it('are those of the shopper, and those that can be received', () => {
    expect(offOf([offer], [mine])).toBe(15_00);
    expect(offOf([offer], [])).toBe(8_00);
    expect(offOf([{ ...offer, isUse: true }], [])).toBeNull();
    expect(offOf([{ ...offer, isLimited: true, lastTotal: 0 }], [])).toBeNull();
    expect(offOf([{ ...offer, isLimited: true, lastTotal: 3 }], [])).toBe(8_00);
    expect(offOf([], [{ ...mine, merId: 2 }])).toBeNull();
    expect(offOf([], [{ ...mine, validStr: 'notStart' }])).toBeNull();
  });
});
