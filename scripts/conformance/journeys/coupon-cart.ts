import { ORDER_COUNTS, PROFILE_COUNTS } from './counts.ts';
import { PLATFORM_PRICE } from './coupons.ts';
import { FIND_OPTIONS, FIND_OTHER_STORE } from './find.ts';
import type { CallStep, Journey, Step } from './journey.ts';
import {
  createOrder,
  ORDER_TOTALS,
  preOrderOfLines,
  PRICE,
  startPayment,
  takeLines,
} from './order-steps.ts';
import { ALL, OFF } from './visitor-look-ups.ts';

const TOKEN = '$token';
const AS = { as: TOKEN } as const;
const item = (productId: string, productAttrUnique: string, cartNum: number | string) => ({
  productId,
  productAttrUnique,
  cartNum,
});
const price = (couponId: number | string): CallStep => ({
  operation: 'orderPrice',
  ...AS,
  body: { preOrderNo: '$preOrderNo', addressId: '$addressId', couponId },
  values: PRICE,
});
const PARTS: readonly Step[] = [
  {
    operation: 'masterOrderDetail',
    ...AS,
    params: { orderNo: '$orderNo' },
    values: ORDER_TOTALS,
    take: {
      firstPart: 'orderList[merId=$merId].orderNo',
      secondPart: 'orderList[merId=$secondMerId].orderNo',
    },
  },
  ...['$firstPart', '$secondPart'].map((orderNo): Step => ({
    operation: 'orderDetail',
    ...AS,
    params: { orderNo },
  })),
  ...ORDER_COUNTS(TOKEN),
];
const upload = (name: string): CallStep => ({
  operation: 'imageUpload',
  ...AS,
  query: { model: 'product', pid: 7 },
  body: { multipart: '@picture' },
  take: { [name]: 'url' },
});

/** A part is refunded; the coupon comes back with the part that it was for. */
const refund = (orderNo: string, coupon: { has: string } | { lacks: string }): readonly Step[] => [
  { operation: 'refundForm', ...AS, params: { orderNo } },
  {
    operation: 'refundApply',
    ...AS,
    body: {
      orderNo,
      text: '$reason',
      refund_reason_wap_img: '$secondPicture,$thirdPicture,$picture',
      refund_reason_wap_explain: '$explanation',
    },
  },
  { operation: 'refundList', ...AS, query: ALL, take: { refundNo: 'list[0].refundOrderNo' } },
  // The time of the decision is not that of the request.
  { sandbox: { do: 'forward', ms: 5 * 60_000 }, isOptional: true },
  { operation: 'refundDetail', ...AS, params: { orderNo: '$refundNo' } },
  { sandbox: { do: 'refund', email: '$newEmail', orderNo, step: 'accept' } },
  { operation: 'refundDetail', ...AS, params: { orderNo: '$refundNo' } },
  {
    operation: 'couponList',
    ...AS,
    query: { type: 'usable', ...ALL },
    values: [{ what: 'the coupons after the refund', at: 'list[*].id', ...coupon }],
  },
];

/** A visitor receives the coupon `couponId`, and orders `productId` and something of another store with it. */
const order = (
  offer: readonly Step[],
  support: Pick<CallStep, 'expect' | 'situation'> = {},
): readonly Step[] => [
  {
    operation: 'visitorRegister',
    body: { email: '$newEmail', phone: null, countryCode: null },
    ...OFF,
    take: { token: 'token' },
  },
  ...offer,
  { operation: 'couponReceive', ...AS, body: { couponId: '$couponId' } },
  {
    operation: 'couponList',
    ...AS,
    query: { type: 'usable', ...ALL },
    take: { userCouponId: 'list[0].id' },
  },
  ...FIND_OTHER_STORE,
  {
    operation: 'cartSave',
    ...AS,
    body: [
      item('$realProductId', '$skuId', 4),
      item('$realProductId', '$otherSkuId', 3),
      item('$secondId', '$secondSkuId', '$pieces'),
    ],
  },
  takeLines(AS),
  ...preOrderOfLines(AS),
  { operation: 'preOrderDetail', ...AS, params: { preOrderNo: '$preOrderNo' } },
  { operation: 'orderCoupons', ...AS, params: { preOrderNo: '$preOrderNo' } },
  price(0),
  { ...price('$userCouponId'), ...support },
  createOrder(
    { payType: 'stripe', payChannel: 'mobile', mark: '$remark', couponId: '$userCouponId' },
    {
      ...AS,
      ...(support.expect && { expect: support.expect }),
      take: { orderNo: 'orderNo' },
    },
  ),
  ...PARTS,
  ...PROFILE_COUNTS(TOKEN),
];

/** Coupons in a cart of two stores and three lines. */
export const couponCarts: readonly Journey[] = [
  {
    name: 'coupon-cart',
    about: 'an order of two stores with a coupon for some products, whose parts are refunded',
    creates: ['a visitor with a received coupon, an address, an order and refund requests'],
    isWhole: true,
    steps: [
      ...order([
        {
          find: 'a product with two options and a coupon',
          list: { operation: 'couponOffers', ...AS, query: { useType: 2, page: 1, limit: 50 } },
          ids: 'list[*].primaryKey[*]',
          as: 'productId',
          each: {
            operation: 'productDetail',
            params: { id: '$productId' },
            take: {
              realProductId: 'productInfo.id',
              skuId: 'productValue[stock>4].id',
              otherSkuId: 'productValue[stock>4&id!$skuId].id',
              merId: 'productInfo.merId',
            },
          },
        },
        {
          operation: 'couponOffers',
          ...AS,
          query: { useType: 2, productId: '$productId', page: 1, limit: 50 },
          take: { couponId: 'list[isUse=false].id' },
        },
      ]),
      startPayment('stripe', { ...AS, take: { clientSecret: 'stripeClientSecret' } }),
      {
        sandbox: { do: 'card', clientSecret: '$clientSecret', orderNo: '$orderNo', accepted: true },
      },
      ...PARTS,
      { operation: 'pointsAccount', ...AS, take: { frozen: 'freezeIntegral' } },
      { operation: 'refundReasons', ...AS, take: { reason: '[1]' } },
      ...['picture', 'secondPicture', 'thirdPicture'].map(upload),
      ...refund('$secondPart', { lacks: '$userCouponId' }),
      ...refund('$firstPart', { has: '$userCouponId' }),
      {
        operation: 'pointsAccount',
        ...AS,
        values: [
          { what: 'the frozen points, after the refund', at: 'freezeIntegral', below: '$frozen' },
        ],
      },
      ...PARTS,
      ...PROFILE_COUNTS(TOKEN),
    ],
  },
  {
    name: 'shared-coupon',
    about: 'an order of two stores with a coupon for both, which is cancelled',
    creates: ['a visitor with a received coupon, an address and an unpaid order'],
    steps: [
      ...order(
        [
          FIND_OPTIONS,
          {
            operation: 'productDetail',
            params: { id: '$productId' },
            take: { realProductId: 'productInfo.id' },
          },
          {
            operation: 'couponOffers',
            ...AS,
            query: { useType: 3, page: 1, limit: 50 },
            take: { couponId: 'list[isUse=false].id' },
          },
        ],
        PLATFORM_PRICE,
      ),
      { operation: 'orderCancel', ...AS, params: { orderNo: '$orderNo' } },
      { operation: 'couponList', ...AS, query: { type: 'usable', ...ALL } },
    ],
  },
];
