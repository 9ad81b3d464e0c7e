import { NEW_ADDRESS } from './address.ts';
import { ORDER_COUNTS } from './counts.ts';
import type { CallStep, Journey, Step } from './journey.ts';
import { buyNow, createOrder, RELEASED } from './order-steps.ts';
import { myCoupons, visitor, wait } from './visitor-steps.ts';

const AS = { as: '$token' } as const;
const ALL = { page: 1, limit: 100 };
const STOCK: Step = { operation: 'productDetail', as: 'guest', params: { id: '$productId' } };
const BUY: CallStep = buyNow(
  { productId: '$productId', attrValueId: '$skuId', productNum: 1 },
  { ...AS, take: { preOrderNo: 'preOrderNo' } },
);
const PRICE_WITH_COUPON: CallStep = {
  operation: 'orderPrice',
  ...AS,
  body: { preOrderNo: '$preOrderNo', couponId: '$userCouponId' },
  values: [{ what: 'the discount of the coupon', at: 'couponFee', above: 0 }],
};

/** A store with a coupon and a product of exactly its minimum. */
const FIND_EXACT: Step = {
  find: 'a coupon of a store, and a product that costs exactly its minimum',
  list: { operation: 'merchantStreet' },
  ids: 'list[*].id',
  as: 'merId',
  each: [
    {
      operation: 'couponOffers',
      as: 'guest',
      query: { useType: 1, merId: '$merId', ...ALL },
      take: { couponId: 'list[minPrice>0].id', least: 'list[minPrice>0].minPrice' },
    },
    {
      operation: 'storeProducts',
      as: 'guest',
      query: { merId: '$merId', minPrice: '$least', maxPrice: '$least', ...ALL },
      take: { productId: 'list[0].id' },
    },
    {
      operation: 'productDetail',
      as: 'guest',
      params: { id: '$productId' },
      take: { skuId: 'productValue[price=$least&stock>1].id' },
    },
  ],
};

export const unpaidOrder: Journey = {
  name: 'unpaid-order',
  about:
    'an order whose sum is exactly the minimum of a coupon, and which is cancelled because it is not paid',
  creates: ['a visitor with an address and an order'],
  isWhole: true,
  steps: [
    FIND_EXACT,
    visitor('$newEmail', 'token'),
    { operation: 'couponReceive', ...AS, body: { couponId: '$couponId' } },
    myCoupons('$token', 'usable', { take: { userCouponId: 'list[0].id' } }),
    { operation: 'addressSave', ...AS, body: NEW_ADDRESS, take: { addressId: 'id' } },
    BUY,
    {
      operation: 'orderCoupons',
      ...AS,
      params: { preOrderNo: '$preOrderNo' },
      values: [{ what: 'a coupon of this minimum', at: '[*].id', has: '$userCouponId' }],
    },
    PRICE_WITH_COUPON,
    STOCK,
    createOrder({ couponId: '$userCouponId' }, { ...AS, take: { orderNo: 'orderNo' } }),
    STOCK,
    {
      operation: 'masterOrderDetail',
      ...AS,
      params: { orderNo: '$orderNo' },
      take: { merchantNo: 'orderList[0].orderNo' },
    },
    myCoupons('$token', 'unusable'),
    ...ORDER_COUNTS('$token'),
    wait(121),
    ...ORDER_COUNTS('$token'),
    {
      operation: 'awaitPayOrders',
      ...AS,
      query: ALL,
      values: [
        { what: 'an order that was not paid in time', at: 'list[*].orderNo', lacks: '$orderNo' },
      ],
    },
    {
      operation: 'masterOrderDetail',
      ...AS,
      params: { orderNo: '$orderNo' },
      expect: 500,
      situation: "The order does not exist, is not the caller's, or is cancelled.",
    },
    {
      operation: 'orderDetail',
      ...AS,
      params: { orderNo: '$merchantNo' },
      values: [{ what: 'the cancelled order', at: 'status', is: 9 }],
    },
    {
      operation: 'payStart',
      ...AS,
      body: { orderNo: '$orderNo', payType: 'stripe', payChannel: 'mobile' },
      expect: 500,
      situation: 'The order does not exist, is cancelled or is paid.',
    },
    RELEASED,
    myCoupons('$token', 'usable', {
      values: [
        { what: 'the coupon of the cancelled order', at: 'list[*].id', has: '$userCouponId' },
      ],
    }),
    STOCK,
    BUY,
    PRICE_WITH_COUPON,
    { operation: 'logout', ...AS },
  ],
};
