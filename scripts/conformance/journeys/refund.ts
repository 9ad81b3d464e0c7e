import { NEW_ADDRESS } from './address.ts';
import { ORDER_COUNTS } from './counts.ts';
import { FIND_PRODUCT } from './find.ts';
import type { Journey, Step } from './journey.ts';
import {
  buyNow,
  createOrder,
  placeOrder,
  RELEASE_MS,
  RELEASED,
  startPayment,
} from './order-steps.ts';
import { APPLY, DETAIL, paidOrder, UNKNOWN_ORDER } from './paid-order.ts';

/** What a refund gives back within a minute. */
const STOCK: Step = { operation: 'productDetail', as: 'guest', params: { id: '$productId' } };

/** The coupon of the order comes back with the money. */
const COUPONS = ['usable', 'unusable'].map((type): Step => ({
  operation: 'couponList',
  as: 'other',
  query: { type, page: 1, limit: 100 },
}));

/** After a refusal it has another picture and explanation. */
const UPLOAD: Step = {
  operation: 'imageUpload',
  as: 'other',
  query: { model: 'order', pid: 0 },
  body: { multipart: '@picture' },
  take: { picture: 'url' },
};
const OTHER_REQUEST = {
  ...APPLY,
  refund_reason_wap_img: '$picture',
  refund_reason_wap_explain: '2. $explanation',
};

/** Requests a refund, which the merchant accepts. */
const ACCEPTED_REFUND: readonly Step[] = [
  STOCK,
  ...COUPONS,
  UPLOAD,
  { operation: 'refundApply', as: 'other', body: OTHER_REQUEST },
  ...COUPONS,
  {
    operation: 'refundList',
    as: 'other',
    take: { refundNo: 'list[refundStatus=0].refundOrderNo' },
  },
  DETAIL,
  ...ORDER_COUNTS('other'),
  { sandbox: { do: 'refund', email: '$otherEmail', orderNo: '$merchantNo', step: 'accept' } },
  { operation: 'refundDetail', as: 'other', params: { orderNo: '$refundNo' } },
  DETAIL,
];

export const refund: readonly Journey[] = [
  {
    name: 'refund',
    about: 'a refused refund, then one that is completed immediately',
    isWhole: true,
    steps: [
      ...paidOrder('stripe'),
      { operation: 'refundReasons', as: 'other', take: { reason: '[0]' } },
      { operation: 'refundForm', as: 'other', params: { orderNo: '$merchantNo' } },
      {
        operation: 'refundForm',
        as: 'member',
        params: { orderNo: '$merchantNo' },
        ...UNKNOWN_ORDER,
      },
      {
        operation: 'refundApply',
        as: 'member',
        body: APPLY,
        expect: 500,
        situation: 'The order does not exist or was deleted.',
      },
      { operation: 'refundApply', as: 'other', body: APPLY },
      {
        operation: 'refundApply',
        as: 'other',
        body: APPLY,
        expect: 500,
        situation: 'A refund of the order is waiting, running or completed.',
      },
      { operation: 'refundList', as: 'other', take: { refundNo: 'list[0].refundOrderNo' } },
      { operation: 'refundDetail', as: 'other', params: { orderNo: '$refundNo' } },
      {
        operation: 'refundDetail',
        as: 'member',
        params: { orderNo: '$refundNo' },
        expect: 500,
        situation: 'The refund order does not exist.',
      },
      DETAIL,
      {
        sandbox: {
          do: 'refund',
          email: '$otherEmail',
          orderNo: '$merchantNo',
          step: 'refuse',
          why: 'Please give more details',
        },
      },
      { operation: 'refundDetail', as: 'other', params: { orderNo: '$refundNo' } },
      DETAIL,
      ...ACCEPTED_REFUND,
      { operation: 'orderCenterCounts', as: 'other' },
      RELEASED,
      STOCK,
    ],
  },
  {
    name: 'refund-of-a-coupon',
    about: 'an order with a coupon that is refunded: the coupon can be used again',
    isWhole: true,
    steps: [
      {
        operation: 'couponOffers',
        as: 'other',
        query: { useType: 2, page: 1, limit: 50 },
        take: { couponId: 'list[0].id' },
      },
      {
        operation: 'couponReceive',
        as: 'other',
        body: { couponId: '$couponId' },
        expect: [200, 500],
        situation: 'This user has already received it.',
      },
      {
        find: 'a product that a received coupon is for',
        list: { operation: 'productList', query: { priceOrder: 'desc' } },
        ids: 'list[*].id',
        as: 'productId',
        each: [
          {
            operation: 'productDetail',
            params: { id: '$productId' },
            take: { skuId: 'productValue[stock>3].id', many: 'productValue[stock>3].stock' },
            atMost: { many: 10 },
          },
          buyNow(
            { productId: '$productId', attrValueId: '$skuId', productNum: '$many' },
            { as: 'other', take: { preOrderNo: 'preOrderNo' } },
          ),
          {
            operation: 'orderCoupons',
            as: 'other',
            params: { preOrderNo: '$preOrderNo' },
            take: { userCouponId: '[useType=2].id' },
          },
        ],
      },
      { operation: 'addressSave', as: 'other', body: NEW_ADDRESS, take: { addressId: 'id' } },
      createOrder(
        { payType: 'stripe', couponId: '$userCouponId' },
        { as: 'other', take: { orderNo: 'orderNo' } },
      ),
      startPayment('stripe', { as: 'other', take: { clientSecret: 'stripeClientSecret' } }),
      {
        sandbox: {
          do: 'card',
          clientSecret: '$clientSecret',
          orderNo: '$orderNo',
          accepted: true,
        },
      },
      {
        operation: 'masterOrderDetail',
        as: 'other',
        params: { orderNo: '$orderNo' },
        take: { merchantNo: 'orderList[0].orderNo' },
      },
      { operation: 'refundReasons', as: 'other', take: { reason: '[0]' } },
      ...ACCEPTED_REFUND,
      RELEASED,
      {
        operation: 'couponList',
        as: 'other',
        query: { type: 'usable', page: 1, limit: 100 },
        within: RELEASE_MS,
        values: [
          { what: 'the coupon of the refunded order', at: 'list[*].id', has: '$userCouponId' },
        ],
      },
      STOCK,
    ],
  },
  {
    name: 'refund-by-scan',
    about: 'a refund that the provider confirms later',
    isWhole: true,
    steps: [
      ...paidOrder('wechat'),
      { operation: 'refundReasons', as: 'other', take: { reason: '[1]' } },
      ...ACCEPTED_REFUND,
      { sandbox: { do: 'refund', email: '$otherEmail', orderNo: '$merchantNo', step: 'arrive' } },
      { operation: 'refundDetail', as: 'other', params: { orderNo: '$refundNo' } },
      DETAIL,
      RELEASED,
      STOCK,
    ],
  },
  {
    name: 'refund-too-early',
    about: 'orders that cannot be refunded',
    creates: ['an address', 'unpaid orders'],
    steps: [
      { operation: 'refundForm', params: { orderNo: '$missingNo' }, ...UNKNOWN_ORDER },
      {
        operation: 'refundDetail',
        params: { orderNo: '$missingNo' },
        expect: 500,
        situation: 'The refund order does not exist.',
      },
      ...FIND_PRODUCT,
      ...placeOrder('member'),
      {
        operation: 'masterOrderDetail',
        params: { orderNo: '$orderNo' },
        take: { merchantNo: 'orderList[0].orderNo' },
      },
      {
        operation: 'refundApply',
        body: { orderNo: '$merchantNo', text: 'Too early' },
        expect: 500,
        situation: 'The order is not paid.',
      },
      { operation: 'orderExpress', params: { orderNo: '$missingNo' }, ...UNKNOWN_ORDER },
      { operation: 'orderCancel', params: { orderNo: '$orderNo' } },
    ],
  },
];
