import { NEW_ADDRESS } from './address.ts';
import { ORDER_TOTALS, PRICE } from './order.ts';
import type { CallStep, Journey, Step } from './journey.ts';

const TAKEN_ALREADY = 'This user has taken it already.';

/** Takes a coupon, orders with it and cancels; `offer` finds a coupon (`couponId`) and goods for it (`productId`). */
function withCoupon(
  name: string,
  about: string,
  offer: readonly Step[],
  price: Pick<CallStep, 'expect' | 'situation'> = {},
): Journey {
  return {
    name,
    about,
    creates: ['received coupons', 'an address', 'unpaid orders'],
    steps: [
      ...offer,
      { operation: 'couponReceive', as: 'other', body: { couponId: '$couponId' } },
      {
        operation: 'couponReceive',
        as: 'other',
        body: { couponId: '$couponId' },
        expect: 500,
        situation: TAKEN_ALREADY,
      },
      {
        operation: 'productDetail',
        as: 'other',
        params: { id: '$productId' },
        take: { realProductId: 'productInfo.id', skuId: 'productValue[stock>20].id' },
      },
      { operation: 'addressSave', as: 'other', body: NEW_ADDRESS, take: { addressId: 'id' } },
      {
        operation: 'preOrderCreate',
        as: 'other',
        body: {
          preOrderType: 'buyNow',
          orderDetails: [{ productId: '$realProductId', attrValueId: '$skuId', productNum: 10 }],
        },
        take: { preOrderNo: 'preOrderNo' },
      },
      {
        operation: 'orderCoupons',
        as: 'other',
        params: { preOrderNo: '$preOrderNo' },
        take: { userCouponId: '[couponId=$couponId].id' },
      },
      {
        operation: 'orderPrice',
        as: 'other',
        body: { preOrderNo: '$preOrderNo', couponId: '$userCouponId' },
        ...price,
        take: { due: 'payFee' },
        values: [...PRICE, { what: 'what the coupon takes off', at: 'couponFee', above: 0 }],
      },
      {
        operation: 'orderCreate',
        as: 'other',
        body: {
          preOrderNo: '$preOrderNo',
          addressId: '$addressId',
          couponId: '$userCouponId',
          payType: 'paypal',
          payChannel: 'pc',
        },
        ...(price.expect ? { expect: price.expect } : {}),
        take: { orderNo: 'orderNo' },
      },
      {
        operation: 'masterOrderDetail',
        as: 'other',
        params: { orderNo: '$orderNo' },
        values: [
          { what: 'the amount that was shown before', at: 'payPrice', is: '$due' },
          ...ORDER_TOTALS,
        ],
      },
      { operation: 'couponList', as: 'other', query: { type: 'unusable' } },
      {
        operation: 'preOrderCreate',
        as: 'other',
        body: {
          preOrderType: 'buyNow',
          orderDetails: [{ productId: '$realProductId', attrValueId: '$skuId', productNum: 10 }],
        },
        take: { secondNo: 'preOrderNo' },
      },
      {
        operation: 'orderPrice',
        as: 'other',
        body: { preOrderNo: '$secondNo', couponId: '$userCouponId' },
        expect: 500,
        situation: 'Received coupon not found, used, expired or not valid yet.',
      },
      { operation: 'orderCancel', as: 'other', params: { orderNo: '$orderNo' } },
      { operation: 'couponList', as: 'other', query: { type: 'usable' } },
    ],
  };
}

/** The storefront copes with a backend that offers platform coupons and then refuses them. */
const PLATFORM_PRICE = {
  expect: [200, 500],
  situation: 'A platform coupon, which the calculation does not support.',
};

export const coupons: readonly Journey[] = [
  withCoupon('coupon-goods', 'an order with a coupon for goods', [
    {
      operation: 'couponOffers',
      as: 'other',
      query: { useType: 2, page: 1, limit: 50 },
      take: { couponId: 'list[isUse=false].id', productId: 'list[isUse=false].primaryKey[0]' },
    },
  ]),
  withCoupon('coupon-store', 'an order with a coupon for a store', [
    // Offers do not name their store: a store is taken that has coupons for goods.
    {
      operation: 'couponOffers',
      as: 'guest',
      query: { useType: 2, page: 1, limit: 50 },
      take: { productId: 'list[0].primaryKey[0]' },
    },
    {
      operation: 'productDetail',
      as: 'guest',
      params: { id: '$productId' },
      take: { merId: 'productInfo.merId' },
    },
    {
      operation: 'couponOffers',
      as: 'other',
      query: { useType: 1, merId: '$merId' },
      take: { couponId: 'list[isUse=false].id' },
    },
  ]),
  withCoupon(
    'coupon-platform',
    'an order with a coupon for the whole shop',
    [
      {
        operation: 'couponOffers',
        as: 'other',
        query: { useType: 3, page: 1, limit: 50 },
        take: { couponId: 'list[isUse=false].id' },
      },
      { operation: 'productList', query: { limit: 50 }, take: { productId: 'list[stock>50].id' } },
    ],
    PLATFORM_PRICE,
  ),
  {
    name: 'coupon-misfits',
    about: 'coupons that the price refuses',
    creates: ['received coupons'],
    steps: [
      {
        operation: 'couponOffers',
        as: 'other',
        query: { useType: 2, page: 1, limit: 50 },
        take: { couponId: 'list[isUse=false].id', productId: 'list[isUse=false].primaryKey[0]' },
      },
      { operation: 'couponReceive', as: 'other', body: { couponId: '$couponId' } },
      {
        operation: 'couponList',
        as: 'other',
        query: { type: 'usable', page: 1, limit: 50 },
        take: { userCouponId: 'list[0].id' },
      },
      {
        operation: 'productList',
        query: { page: 1, limit: 20, priceOrder: 'asc' },
        take: { otherProductId: 'list[stock>5].id' },
      },
      {
        operation: 'productDetail',
        params: { id: '$otherProductId' },
        take: { skuId: 'productValue[stock>5].id' },
      },
      {
        operation: 'preOrderCreate',
        as: 'other',
        body: {
          preOrderType: 'buyNow',
          orderDetails: [{ productId: '$otherProductId', attrValueId: '$skuId', productNum: 1 }],
        },
        take: { preOrderNo: 'preOrderNo' },
      },
      {
        operation: 'couponOffers',
        as: 'other',
        query: { useType: 3, page: 1, limit: 50 },
        take: { couponId: 'list[isUse=false&minPrice>100].id' },
      },
      { operation: 'couponReceive', as: 'other', body: { couponId: '$couponId' } },
      {
        operation: 'couponList',
        as: 'other',
        query: { type: 'usable', page: 1, limit: 50 },
        take: { platformCouponId: 'list[0].id' },
      },
      {
        operation: 'orderPrice',
        as: 'other',
        body: { preOrderNo: '$preOrderNo', couponId: '$platformCouponId' },
        expect: 500,
        situation: 'Below the minimum spend.',
      },
      {
        operation: 'orderPrice',
        as: 'other',
        body: { preOrderNo: '$preOrderNo', couponId: '$userCouponId' },
        expect: 500,
        situation: 'The coupon does not apply to any of the products, or to this merchant.',
      },
    ],
  },
  {
    name: 'coupons',
    about: 'coupons there are, and one that is not given',
    steps: [
      { operation: 'couponList', query: { type: 'usable', page: 1, limit: 20 } },
      { operation: 'couponList', query: { type: 'unusable', page: 1, limit: 20 } },
      {
        operation: 'couponReceive',
        as: 'other',
        body: { couponId: '$missingId' },
        expect: 500,
        situation: 'Coupon missing, deleted or disabled.',
      },
    ],
  },
];
