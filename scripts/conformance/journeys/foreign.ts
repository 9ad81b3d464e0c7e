import { NEW_ADDRESS } from './address.ts';
import { FIND_PRODUCT } from './find.ts';
import type { CallStep, Journey } from './journey.ts';
import { createOrder, placeOrder, PRE_ORDER_MISSING } from './order-steps.ts';

const CART: CallStep = { operation: 'cartList', query: { isValid: true } };
const NO_ADDRESS = {
  expect: 500,
  situation: 'No address chosen, or the address does not exist.',
} as const;
const NO_COUPON = {
  expect: 500,
  situation: 'Received coupon not found, used, expired or not valid yet.',
} as const;
const COUPON_REFUSED = {
  expect: 500,
  situation: 'The coupon is refused, for the reasons of orderPrice.',
} as const;

/** What belongs to another member, is used up or is deleted cannot be part of an order. */
export const foreign: readonly Journey[] = [
  {
    name: 'foreign-things',
    about: "another member's address, pre-order, cart line and coupon in one's own order",
    creates: ['cart lines', 'addresses', 'unpaid orders'],
    steps: [
      ...FIND_PRODUCT,
      { operation: 'addressSave', as: 'other', body: NEW_ADDRESS, take: { foreignId: 'id' } },
      { operation: 'addressSave', body: NEW_ADDRESS, take: { addressId: 'id' } },
      {
        operation: 'cartSave',
        body: [{ productId: '$productId', productAttrUnique: '$skuId', cartNum: 1 }],
      },
      { ...CART, take: { ownLine: '[*].cartInfoList[attrId=$skuId].id' } },
      {
        operation: 'preOrderCreate',
        body: { preOrderType: 'shoppingCart', orderDetails: [{ shoppingCartId: '$ownLine' }] },
        take: { preOrderNo: 'preOrderNo' },
      },
      createOrder({ addressId: '$foreignId' }, NO_ADDRESS),
      CART,
      createOrder({ addressId: '$foreignId' }, { as: 'other', ...PRE_ORDER_MISSING }),
      {
        operation: 'orderPrice',
        as: 'other',
        body: { preOrderNo: '$preOrderNo', couponId: 0 },
        ...PRE_ORDER_MISSING,
      },
      {
        operation: 'orderCoupons',
        as: 'other',
        params: { preOrderNo: '$preOrderNo' },
        ...PRE_ORDER_MISSING,
      },
      {
        operation: 'couponList',
        as: 'other',
        query: { type: 'usable', page: 1, limit: 50 },
        take: { foreignCoupon: 'list[0].id' },
      },
      {
        operation: 'orderPrice',
        body: { preOrderNo: '$preOrderNo', couponId: '$foreignCoupon' },
        ...NO_COUPON,
      },
      createOrder({ couponId: '$foreignCoupon' }, COUPON_REFUSED),
      {
        operation: 'cartSave',
        as: 'other',
        body: [{ productId: '$productId', productAttrUnique: '$skuId', cartNum: 1 }],
      },
      {
        operation: 'cartList',
        as: 'other',
        query: { isValid: true },
        take: { foreignLine: '[*].cartInfoList[attrId=$skuId].id' },
      },
      {
        operation: 'preOrderCreate',
        body: { preOrderType: 'shoppingCart', orderDetails: [{ shoppingCartId: '$foreignLine' }] },
        expect: 500,
        situation: 'Cart line id missing, or the line not found.',
      },
      { operation: 'cartDelete', as: 'other', body: { ids: ['$foreignLine'] } },
      { operation: 'addressDelete', body: { id: '$addressId' } },
      createOrder({}, NO_ADDRESS),
      { operation: 'cartDelete', body: { ids: ['$ownLine'] } },
      { operation: 'addressDelete', as: 'other', body: { id: '$foreignId' } },
    ],
  },
  {
    name: 'two-visitors',
    about: 'an order of one visitor with the identity of another',
    creates: ['two visitors with an address and an unpaid order'],
    steps: [
      ...FIND_PRODUCT,
      {
        operation: 'visitorRegister',
        body: { email: '$newEmail' },
        take: { token: 'token', identity: 'identity' },
      },
      {
        operation: 'visitorRegister',
        body: { email: '$secondEmail' },
        take: { secondToken: 'token', secondIdentity: 'identity' },
      },
      ...placeOrder('$token'),
      {
        operation: 'visitorMasterOrderDetail',
        query: { orderNo: '$orderNo', identity: '$identity' },
        take: { merchantNo: 'orderList[0].orderNo' },
      },
      ...(['visitorMasterOrderDetail', 'visitorOrderDetail'] as const).map((operation) => ({
        operation,
        query: {
          orderNo: operation === 'visitorOrderDetail' ? '$merchantNo' : '$orderNo',
          identity: '$secondIdentity',
        },
        isForeign: true as const,
        expect: 500,
        situation: 'No such order, or it does not belong to the visitor with this identity.',
      })),
      {
        operation: 'masterOrderDetail',
        as: '$secondToken',
        params: { orderNo: '$orderNo' },
        isForeign: true,
        expect: 500,
        situation: "The order does not exist, is not the caller's, or is cancelled.",
      },
      { operation: 'orderCancel', as: '$token', params: { orderNo: '$orderNo' } },
    ],
  },
];
