import { NEW_ADDRESS } from './address.ts';
import { CHANGED_CART } from './changed-cart.ts';
import { FIND_PRODUCT } from './find.ts';
import type { Journey } from './journey.ts';
import { createOrder, ITEM, PRE_ORDER_MISSING } from './order-steps.ts';
import { wait } from './visitor-steps.ts';

export const preOrderLife: Journey = {
  name: 'pre-order-life',
  about: 'a pre-order ends five minutes after it was made, read or not',
  creates: ['a cart line', 'an unpaid order', 'a pre-order'],
  isWhole: true,
  steps: [
    ...FIND_PRODUCT,
    { operation: 'addressSave', body: NEW_ADDRESS, take: { addressId: 'id' } },
    ...CHANGED_CART,
    // Only the first item counts.
    {
      operation: 'preOrderCreate',
      body: { preOrderType: 'buyNow', orderDetails: [ITEM, { ...ITEM, productNum: 1 }] },
      take: { preOrderNo: 'preOrderNo' },
    },
    createOrder(
      { payType: 'barter' },
      { expect: [400, 500], situation: 'Payment method not supported.' },
    ),
    wait(3),
    { operation: 'preOrderDetail', params: { preOrderNo: '$preOrderNo' } },
    { operation: 'orderPrice', body: { preOrderNo: '$preOrderNo' } },
    { operation: 'orderCoupons', params: { preOrderNo: '$preOrderNo' } },
    wait(3),
    { operation: 'preOrderDetail', params: { preOrderNo: '$preOrderNo' }, ...PRE_ORDER_MISSING },
    { operation: 'orderPrice', body: { preOrderNo: '$preOrderNo' }, ...PRE_ORDER_MISSING },
    { operation: 'orderCoupons', params: { preOrderNo: '$preOrderNo' }, ...PRE_ORDER_MISSING },
    createOrder({}, PRE_ORDER_MISSING),
  ],
};
