import { expect, test } from 'vitest';
import type { MyCoupon } from '#generated/model/myCoupon.ts';
import type { PreOrder } from '#generated/model/preOrder.ts';
import { unfitReason } from '#/pages/purchase/checkout/unfit-coupons.tsx';

const line = (productId: number, price: string, payNum: number) => ({
  productId,
  productName: '',
  attrValueId: productId * 10,
  image: '',
  sku: '',
  price,
  payNum,
  weight: '0',
  volume: '0',
  postage: null,
});

/** Store 1: products 11 and 12, 50.00 in total. Store 2: product 21, 30.00. */
const order = {
  orderList: [
    { merId: 1, merName: '', orderInfoList: [line(11, '20.00', 2), line(12, '10.00', 1)] },
    { merId: 2, merName: '', orderInfoList: [line(21, '30.00', 1)] },
  ],
} as unknown as PreOrder;

const coupon = (more: Partial<MyCoupon>): MyCoupon => ({
  id: 1,
  uid: 1,
  name: '',
  money: '5.00',
  minPrice: '0.00',
  useType: 3,
  status: 0,
  startTime: '2026-11-01 00:00:00',
  endTime: '2026-12-01 00:00:00',
  useTime: null,
  validStr: 'usable',
  ...more,
});

test.each<[string, Partial<MyCoupon>, ReturnType<typeof unfitReason>]>([
  ['has not begun', { validStr: 'notStart', minPrice: '999.00' }, { kind: 'notStarted' }],
  ['wants more', { minPrice: '100.00' }, { kind: 'minimum', missing: 2000 }],
  ['is of another store', { useType: 1, merId: 3 }, { kind: 'otherStore' }],
  [
    'requires more of its store',
    { useType: 1, merId: 1, minPrice: '60.00' },
    { kind: 'minimum', missing: 1000 },
  ],
  ['is for other products', { useType: 2, primaryKey: '99' }, { kind: 'otherProducts' }],
  [
    'requires more of its products',
    { useType: 2, primaryKey: '11,99', minPrice: '45.00' },
    { kind: 'minimum', missing: 500 },
  ],
  ['is worth the whole order', { money: '80.00' }, { kind: 'tooBig' }],
  ['says no store', { useType: 1 }, { kind: 'otherStore' }],
  ['says no products', { useType: 2, primaryKey: null }, { kind: 'otherProducts' }],
  [
    'has no store and requires more',
    { useType: 1, minPrice: '90.00' },
    { kind: 'minimum', missing: 1000 },
  ],
  ['fits by all that is known', { useType: 1, merId: 1 }, { kind: 'other' }],
])('a coupon that %s', (_why, more, reason) => {
  expect(unfitReason(coupon(more), order)).toEqual(reason);
});
