import { describe, expect, it } from 'vitest';
import type { CouponOffer } from '#generated/model/couponOffer.ts';
import type { MyCoupon } from '#generated/model/myCoupon.ts';
import { couponGoal, dealsOf } from '#/pages/purchase/cart/group-foot.tsx';

const deal = (off: number, min: number) => ({ off, min, offer: null });

describe('what a store says about its coupons', () => {
  it.each([
    ['the amount that is missing', [deal(25_00, 200_00)], 148_00, 'more', 25_00, 52_00],
    [
      'the nearest one first',
      [deal(25_00, 200_00), deal(8_00, 160_00)],
      148_00,
      'more',
      8_00,
      12_00,
    ],
    [
      'the best that is reached',
      [deal(5_00, 50_00), deal(8_00, 60_00)],
      148_00,
      'reached',
      8_00,
      null,
    ],
    ['one that saves more', [deal(8_00, 60_00), deal(25_00, 200_00)], 148_00, 'more', 25_00, 52_00],
    [
      'none that costs more again',
      [deal(8_00, 60_00), deal(25_00, 900_00)],
      100_00,
      'reached',
      8_00,
      null,
    ],
    [
      'none that saves less',
      [deal(8_00, 60_00), deal(5_00, 160_00)],
      148_00,
      'reached',
      8_00,
      null,
    ],
    ['a reached minimum', [deal(15_00, 148_00)], 148_00, 'reached', 15_00, null],
  ] as const)('is %s', (_, deals, sum, kind, off, missing) => {
    const goal = couponGoal(deals, sum);
    expect(goal).toMatchObject({ kind, deal: { off } });
    expect(goal?.kind === 'more' ? goal.missing : null).toBe(missing);
  });

  it('is nothing while nothing is selected, or without coupons', () => {
    expect(couponGoal([deal(5_00, 0)], 0)).toBeNull();
    expect(couponGoal([deal(5_00, 0)], Number.NaN)).toBeNull();
    expect(couponGoal([], 148_00)).toBeNull();
  });
});

describe('the coupons of a store that count', () => {
  const offer = {
    money: '8.00',
    minPrice: '60.00',
    isUse: false,
    isLimited: false,
    lastTotal: null,
  };
  const mine = { money: '15.00', minPrice: '120.00', useType: 1, validStr: 'usable', merId: 1 };
  const deals = (offers: object[], own: object[]) =>
    dealsOf(1, offers as CouponOffer[], own as MyCoupon[]).map(({ off }) => off);

  it('are those of the shopper, and those that can be received', () => {
    expect(deals([offer], [mine])).toEqual([15_00, 8_00]);
    expect(deals([{ ...offer, isUse: true }], [])).toEqual([]);
    expect(deals([{ ...offer, isLimited: true, lastTotal: 0 }], [])).toEqual([]);
    expect(deals([{ ...offer, isLimited: true, lastTotal: 3 }], [])).toEqual([8_00]);
    expect(deals([], [{ ...mine, merId: 2 }])).toEqual([]);
    expect(deals([], [{ ...mine, validStr: 'notStart' }])).toEqual([]);
  });
});
