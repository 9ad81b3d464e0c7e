import { FIND_PRODUCT } from './find.ts';
import type { CallStep, Journey, Step } from './journey.ts';
import { buyNow, createOrder, ITEM, PRE_ORDER_MISSING } from './order-steps.ts';
import { ADD, ALL, AS, play, REMOVE, TAKE_STORE, WISH, WISHES } from './shop-steps.ts';

/** Wherever a price is shown. */
const PRICES: readonly Step[] = [
  { operation: 'cartList', ...AS, query: { isValid: true } },
  { operation: 'productDetail', params: { id: '$productId' } },
  { operation: 'productSkuDetail', params: { id: '$productId' } },
  { operation: 'productList', query: { keyword: '$name', ...ALL } },
  { operation: 'storeProducts', query: { merId: '$merId', ...ALL } },
  { operation: 'productLeaderboard' },
  { operation: 'homeProducts', query: ALL },
  { operation: 'homeActivities' },
  WISHES,
];
const checkout = (as: 'other' | 'member', name: string): CallStep =>
  buyNow(ITEM, { as, take: { [name]: 'preOrderNo' } });
const read = (preOrderNo: string, rest: Partial<CallStep>): CallStep => ({
  operation: 'preOrderDetail',
  ...AS,
  params: { preOrderNo },
  ...rest,
});
const FROZEN = { what: 'the frozen price', at: 'proTotalFee', is: '$total' } as const;

export const priceRise: Journey = {
  name: 'price-rise',
  about: 'a price that rises: a pre-order keeps its own, everything else shows the new one',
  creates: ['a cart line', 'an address', 'a wish', 'unpaid orders'],
  isWhole: true,
  steps: [
    ...FIND_PRODUCT,
    TAKE_STORE,
    ...ADD,
    WISH,
    ...PRICES,
    checkout('other', 'preOrderNo'),
    read('$preOrderNo', { take: { total: 'proTotalFee' } }),
    checkout('member', 'memberNo'),
    play('priceRaised'),
    ...PRICES,
    read('$preOrderNo', { values: [FROZEN] }),
    {
      operation: 'orderPrice',
      ...AS,
      body: { preOrderNo: '$preOrderNo', couponId: null, addressId: null },
      values: [FROZEN],
    },
    read('$memberNo', { as: 'member', ...PRE_ORDER_MISSING }),
    checkout('other', 'dearerNo'),
    read('$dearerNo', {
      values: [{ what: 'the new price', at: 'proTotalFee', above: '$total' }],
    }),
    createOrder({}, { ...AS, take: { orderNo: 'orderNo' } }),
    {
      operation: 'masterOrderDetail',
      ...AS,
      params: { orderNo: '$orderNo' },
      values: [{ ...FROZEN, at: 'proTotalPrice' }],
    },
    { operation: 'awaitPayOrders', ...AS, query: { page: 1, limit: 100 } },
    { operation: 'orderCancel', ...AS, params: { orderNo: '$orderNo' } },
    { operation: 'collectProductCancel', ...AS, params: { proId: '$productId' } },
    REMOVE,
  ],
};
