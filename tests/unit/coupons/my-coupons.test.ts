import { describe, expect, it } from 'vitest';
import type { MyCoupon } from '#generated/model/myCoupon.ts';
import { daysLeft, phaseAt, placeOf, sortCoupons } from '#/domain/coupon/my-coupons.ts';

const base: MyCoupon = {
  id: 1,
  uid: 1,
  name: 'Ten off',
  money: '10.00',
  minPrice: '0.00',
  useType: 3,
  status: 0,
  startTime: '2026-11-01 00:00:00',
  endTime: '2026-11-30 00:00:00',
  useTime: null,
  validStr: 'usable',
};
const coupon = (over: Partial<MyCoupon>): MyCoupon => ({ ...base, ...over });
const ids = (coupons: readonly MyCoupon[]) => coupons.map(({ id }) => id);

describe('coupons by tab', () => {
  it('are sorted by end; those that start later are last', () => {
    const mine = [
      coupon({ id: 1 }),
      coupon({
        id: 2,
        validStr: 'notStart',
        startTime: '2026-12-01 00:00:00',
        endTime: '2026-12-02 00:00:00',
      }),
      coupon({ id: 3, endTime: '2026-11-20 00:00:00' }),
    ];
    expect(ids(sortCoupons(mine).usable)).toEqual([3, 1, 2]);
  });

  it('classify past coupons as expired, even if the backend does not', () => {
    const { usable, used, lapsed } = sortCoupons([
      coupon({ id: 1, validStr: 'overdue' }),
      coupon({ id: 2, status: 1, validStr: 'unusable' }),
      coupon({ id: 3, status: 2, validStr: 'overdue', endTime: '2026-12-01 00:00:00' }),
    ]);
    expect([ids(usable), ids(used), ids(lapsed)]).toEqual([[], [2], [3, 1]]);
  });
});

describe('a coupon that expires soon', () => {
  const at = (text: string) => Date.parse(`${text}+08:00`);
  it.each([
    ['2026-11-26T23:59:59', null],
    ['2026-11-27T00:00:01', 2],
    ['2026-11-29T00:00:00', 1],
    ['2026-11-29T12:00:00', 0],
    ['2026-11-30T00:00:01', null],
  ])('at %s has %s days left', (now, left) => expect(daysLeft(base, at(now))).toBe(left));

  it('is not one that starts later', () => {
    const next = coupon({ validStr: 'notStart', startTime: '2026-11-29 12:00:01' });
    expect(daysLeft(next, at('2026-11-29T12:00:00'))).toBeNull();
  });
});

describe('the period of a coupon, by the clock', () => {
  const at = (text: string) => Date.parse(`${text}+08:00`);
  it.each([
    ['notStart', '2026-10-31T23:59:59', 'waits'],
    ['notStart', '2026-11-01T00:00:00', 'usable'],
    ['usable', '2026-11-01T00:00:00', 'usable'],
    ['usable', '2026-11-30T00:00:00', 'usable'],
    ['usable', '2026-11-30T00:00:01', 'over'],
    ['overdue', '2026-11-29T00:00:00', 'over'],
  ] as const)('of one that was %s is at %s: %s', (validStr, now, phase) =>
    expect(phaseAt(coupon({ validStr }), at(now))).toBe(phase),
  );
});

describe('where a coupon can be used', () => {
  it.each([
    [{ useType: 3 } as const, { kind: 'anywhere' }],
    [{ useType: 1, merId: 7 } as const, { kind: 'store', merId: 7 }],
    [{ useType: 1 } as const, { kind: 'store', merId: null }],
    [{ useType: 1, merId: 0 } as const, { kind: 'store', merId: null }],
    [{ useType: 2, primaryKey: '5,6' } as const, { kind: 'goods', productIds: [5, 6] }],
    [{ useType: 2, primaryKey: '5,x,' } as const, { kind: 'goods', productIds: [5] }],
    [{ useType: 2 } as const, { kind: 'goods', productIds: [] }],
  ])('%j', (coupon, place) => expect(placeOf(coupon)).toEqual(place));
});
