import { NEW_ADDRESS } from './address.ts';
import { FEW, FIND_FEW, FIND_PRODUCT } from './find.ts';
import type { Journey, Step } from './journey.ts';
import {
  buyNow,
  createOrder,
  ITEM,
  ORDER_TOTALS,
  PRE_ORDER_MISSING,
  PRICE,
} from './order-steps.ts';

const UNKNOWN_ORDER = {
  expect: 500,
  situation: "The order does not exist, is not the caller's, or is cancelled.",
} as const;

export const order: readonly Journey[] = [
  {
    name: 'order-lists',
    about: 'lists and details of existing orders',
    steps: [
      {
        operation: 'awaitPayOrders',
        query: { page: 1, limit: 20 },
        take: { masterNo: 'list[0].orderNo' },
      },
      { operation: 'masterOrderDetail', params: { orderNo: '$masterNo' } },
      ...[-1, 1, 2, 3].map((type): Step => ({
        operation: 'orderList',
        query: { type, page: 1, limit: 20 },
        take: { [`merchantNo${Math.abs(type)}`]: 'list[0].orderNo' },
      })),
      ...[1, 2, 3].map((type): Step => ({
        operation: 'orderDetail',
        params: { orderNo: `$merchantNo${type}` },
      })),
      { operation: 'orderCounts' },
      {
        operation: 'orderDetail',
        params: { orderNo: '$missingNo' },
        expect: 500,
        situation: "The order does not exist, is not the caller's, or is deleted.",
      },
      {
        operation: 'orderDetail',
        as: 'other',
        params: { orderNo: '$merchantNo1' },
        expect: 500,
        situation: "The order does not exist, is not the caller's, or is deleted.",
      },
      { operation: 'masterOrderDetail', params: { orderNo: '$missingNo' }, ...UNKNOWN_ORDER },
      {
        operation: 'masterOrderDetail',
        as: 'other',
        params: { orderNo: '$masterNo' },
        ...UNKNOWN_ORDER,
      },
    ],
  },
  {
    name: 'order',
    about: 'from the product page to an order, and its cancellation',
    creates: ['an address', 'unpaid orders'],
    steps: [
      ...FIND_PRODUCT,
      buyNow(
        { ...ITEM, productId: '$missingId' },
        { expect: 500, situation: 'Product missing, deleted or off the shelf.' },
      ),
      buyNow({ ...ITEM, attrValueId: '$missingId' }, { expect: 500, situation: 'Sku missing.' }),
      buyNow(
        { productId: '$productId', productNum: 1 },
        { expect: [400, 500], situation: 'Product id or sku id missing, or the quantity wrong.' },
      ),
      buyNow(
        { ...ITEM, productNum: 99_999 },
        { expect: 500, situation: 'Stock of product or sku too low.' },
      ),
      // All that is left can be ordered, and no piece more.
      FIND_FEW,
      buyNow({ ...FEW, productNum: '$left' }),
      buyNow(
        { ...FEW, productNum: '$left|oneMore' },
        { expect: 500, situation: 'Stock of product or sku too low.' },
      ),
      {
        operation: 'preOrderCreate',
        body: { preOrderType: 'shoppingCart', orderDetails: [{ shoppingCartId: '$missingId' }] },
        expect: 500,
        situation: 'Cart line id missing, or the line not found.',
      },
      {
        operation: 'preOrderCreate',
        body: { preOrderType: 'buyNow', orderDetails: [] },
        expect: [400, 500],
        situation: 'No items, or an unknown type.',
      },

      { operation: 'addressSave', body: NEW_ADDRESS, take: { addressId: 'id' } },
      { operation: 'addressDefault' },
      buyNow(ITEM, { take: { preOrderNo: 'preOrderNo' } }),
      {
        operation: 'preOrderDetail',
        params: { preOrderNo: '$preOrderNo' },
        values: [
          {
            what: 'the ordered sku',
            at: 'orderList[*].orderInfoList[*].attrValueId',
            is: '$skuId',
          },
        ],
      },
      {
        operation: 'preOrderDetail',
        as: 'other',
        params: { preOrderNo: '$preOrderNo' },
        ...PRE_ORDER_MISSING,
      },
      { operation: 'orderCoupons', params: { preOrderNo: '$preOrderNo' } },
      { operation: 'orderCoupons', params: { preOrderNo: '$missingNo' }, ...PRE_ORDER_MISSING },
      {
        operation: 'orderPrice',
        body: { preOrderNo: '$preOrderNo', addressId: '$addressId', couponId: 0 },
        take: { due: 'payFee' },
        values: PRICE,
      },
      {
        operation: 'orderPrice',
        body: { preOrderNo: '$preOrderNo', couponId: '$missingId' },
        expect: 500,
        situation: 'Received coupon not found, used, expired or not valid yet.',
      },
      { operation: 'orderPrice', body: { preOrderNo: '$missingNo' }, ...PRE_ORDER_MISSING },
      createOrder({ preOrderNo: '$missingNo' }, PRE_ORDER_MISSING),
      createOrder(
        { addressId: '$missingId' },
        { expect: 500, situation: 'No address chosen, or the address does not exist.' },
      ),
      createOrder(
        { couponId: '$missingId' },
        { expect: 500, situation: 'The coupon is refused, for the reasons of orderPrice.' },
      ),
      createOrder(
        { payType: 'shells' },
        { expect: [400, 500], situation: 'Payment method not supported.' },
      ),
      createOrder({}, { take: { orderNo: 'orderNo' } }),
      createOrder({}, PRE_ORDER_MISSING),
      { operation: 'preOrderDetail', params: { preOrderNo: '$preOrderNo' }, ...PRE_ORDER_MISSING },
      {
        operation: 'masterOrderDetail',
        params: { orderNo: '$orderNo' },
        values: [{ what: 'the amount shown before', at: 'payPrice', is: '$due' }, ...ORDER_TOTALS],
      },
      {
        operation: 'awaitPayOrders',
        query: { page: 1, limit: 20 },
        values: [{ what: 'the created order', at: 'list[*].orderNo', has: '$orderNo' }],
      },

      {
        operation: 'orderCancel',
        params: { orderNo: '$missingNo' },
        expect: 500,
        situation: 'The order does not exist.',
      },
      {
        operation: 'orderCancel',
        as: 'other',
        params: { orderNo: '$orderNo' },
        expect: 500,
        situation: 'The order does not exist.',
      },
      { operation: 'orderCancel', params: { orderNo: '$orderNo' } },
      { operation: 'masterOrderDetail', params: { orderNo: '$orderNo' }, ...UNKNOWN_ORDER },
      {
        operation: 'awaitPayOrders',
        query: { page: 1, limit: 20 },
        values: [{ what: 'the cancelled order', at: 'list[*].orderNo', lacks: '$orderNo' }],
      },
      { operation: 'orderList', query: { type: -1, page: 1, limit: 20 } },
    ],
  },
  {
    name: 'order-from-cart',
    about: 'from the cart to an order',
    creates: ['cart lines', 'an address', 'unpaid orders'],
    steps: [
      ...FIND_PRODUCT,
      { operation: 'addressSave', as: 'other', body: NEW_ADDRESS, take: { addressId: 'id' } },
      {
        operation: 'cartSave',
        as: 'other',
        body: [{ productId: '$productId', productAttrUnique: '$skuId', cartNum: '$pieces' }],
      },
      {
        operation: 'cartList',
        as: 'other',
        query: { isValid: true },
        take: { lineId: '[*].cartInfoList[attrId=$skuId].id' },
      },
      {
        operation: 'preOrderCreate',
        as: 'other',
        body: { preOrderType: 'shoppingCart', orderDetails: [{ shoppingCartId: '$lineId' }] },
        take: { preOrderNo: 'preOrderNo' },
      },
      { operation: 'preOrderDetail', as: 'other', params: { preOrderNo: '$preOrderNo' } },
      createOrder(
        {},
        {
          as: 'other',
          take: { orderNo: 'orderNo' },
          alongside: [createOrder({}, { as: 'other' })],
          once: PRE_ORDER_MISSING.expect,
        },
      ),
      {
        operation: 'cartList',
        as: 'other',
        query: { isValid: true },
        values: [{ what: 'the ordered line', at: '[*].cartInfoList[*].id', lacks: '$lineId' }],
      },
      { operation: 'orderCancel', as: 'other', params: { orderNo: '$orderNo' } },
    ],
  },
];
