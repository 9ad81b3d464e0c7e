import type { Journey, Step } from './journey.ts';
import { GOODS, placeOrder } from './order.ts';

const UNKNOWN = { expect: 500, situation: 'The order does not exist.' } as const;
const NOT_TO_TAKE = { expect: 500, situation: 'Not shipped yet, or already received.' } as const;

/** A paid order of the other member: `orderNo`, and its only merchant order `merchantNo`. */
export const paid = (payType: 'stripe' | 'wechat'): readonly Step[] => [
  ...GOODS,
  ...placeOrder('other', payType),
  {
    operation: 'payStart',
    as: 'other',
    body: { orderNo: '$orderNo', payType, payChannel: 'pc' },
    take: { clientSecret: 'stripeClientSecret', scan: 'redirect[?pr]' },
  },
  {
    sandbox:
      payType === 'stripe'
        ? { do: 'card', clientSecret: '$clientSecret', accepted: true }
        : { do: 'scan', id: '$scan' },
  },
  {
    operation: 'masterOrderDetail',
    as: 'other',
    params: { orderNo: '$orderNo' },
    take: { merchantNo: 'orderList[0].orderNo' },
  },
  { operation: 'orderDetail', as: 'other', params: { orderNo: '$merchantNo' } },
];

export const DETAIL: Step = {
  operation: 'orderDetail',
  as: 'other',
  params: { orderNo: '$merchantNo' },
};
export const SHIP: Step = { sandbox: { do: 'ship', email: '$otherEmail' } };
const APPLY = {
  orderNo: '$merchantNo',
  text: '$reason',
  refund_reason_wap_explain: 'Conformance check',
};

export const afterSale: readonly Journey[] = [
  {
    name: 'receive-and-review',
    about: 'from shipping to a review, and the order out of sight',
    embeddedOnly: true,
    steps: [
      ...paid('stripe'),
      { operation: 'orderTake', as: 'other', params: { orderNo: '$merchantNo' }, ...NOT_TO_TAKE },
      {
        operation: 'orderDelete',
        as: 'other',
        params: { orderNo: '$merchantNo' },
        expect: 500,
        situation: 'Not completed.',
      },
      {
        operation: 'masterOrderDetail',
        as: 'other',
        params: { orderNo: '$orderNo' },
        take: { lineId: 'orderList[0].orderInfoList[0].id' },
      },
      {
        operation: 'orderDetail',
        as: 'other',
        params: { orderNo: '$merchantNo' },
        take: { lineId: 'orderInfoList[0].id' },
      },
      {
        operation: 'reviewAdd',
        as: 'other',
        body: {
          orderNo: '$merchantNo',
          orderInfoId: '$lineId',
          star: 5,
          comment: 'Good',
          pics: '',
        },
        expect: 500,
        situation: 'The line is not received yet.',
      },
      SHIP,
      DETAIL,
      { operation: 'orderExpress', as: 'other', params: { orderNo: '$merchantNo' } },
      { operation: 'orderExpress', as: 'member', params: { orderNo: '$merchantNo' }, ...UNKNOWN },
      {
        operation: 'refundApply',
        as: 'other',
        body: { ...APPLY, text: 'Too late' },
        expect: 500,
        situation: 'The order is shipped and must be received first.',
      },
      {
        operation: 'orderTake',
        as: 'member',
        params: { orderNo: '$merchantNo' },
        expect: 500,
        situation: "The order does not exist, is not the caller's, or is deleted.",
      },
      { operation: 'orderTake', as: 'other', params: { orderNo: '$merchantNo' } },
      { operation: 'orderTake', as: 'other', params: { orderNo: '$merchantNo' }, ...NOT_TO_TAKE },
      DETAIL,
      { operation: 'reviewableLines', as: 'other' },
      {
        operation: 'reviewAdd',
        as: 'other',
        body: { orderNo: '$missingNo', orderInfoId: '$lineId', star: 5, comment: 'Good', pics: '' },
        ...UNKNOWN,
      },
      {
        operation: 'reviewAdd',
        as: 'member',
        body: {
          orderNo: '$merchantNo',
          orderInfoId: '$lineId',
          star: 5,
          comment: 'Good',
          pics: '',
        },
        ...UNKNOWN,
      },
      {
        operation: 'reviewAdd',
        as: 'other',
        body: {
          orderNo: '$merchantNo',
          orderInfoId: '$missingId',
          star: 5,
          comment: 'Good',
          pics: '',
        },
        expect: 500,
        situation: 'The line does not belong to this order.',
      },
      {
        operation: 'reviewAdd',
        as: 'other',
        body: {
          orderNo: '$merchantNo',
          orderInfoId: '$lineId',
          star: 9,
          comment: 'Good',
          pics: '',
        },
        expect: 400,
        situation:
          'A field is missing, the stars are outside 1 to 5, or the text is longer than 512 characters.',
        lenient: true,
      },
      {
        operation: 'reviewAdd',
        as: 'other',
        body: {
          orderNo: '$merchantNo',
          orderInfoId: '$lineId',
          star: 5,
          comment: 'Good',
          pics: '',
          serviceStar: 4,
        },
      },
      {
        operation: 'reviewAdd',
        as: 'other',
        body: {
          orderNo: '$merchantNo',
          orderInfoId: '$lineId',
          star: 5,
          comment: 'Good',
          pics: '',
        },
        expect: 500,
        situation: 'All lines of the order are reviewed.',
      },
      { sandbox: { do: 'reply', email: '$otherEmail' } },
      { operation: 'myReviews', as: 'other' },
      { operation: 'productReviews', params: { id: '$productId' }, query: { type: 0 } },
      { operation: 'productReviewDigest', params: { id: '$productId' } },
      { operation: 'refundApply', as: 'other', body: { ...APPLY, text: 'It broke' } },
      {
        operation: 'orderDelete',
        as: 'other',
        params: { orderNo: '$merchantNo' },
        expect: 500,
        situation: 'A refund is running.',
      },
      { sandbox: { do: 'refund', email: '$otherEmail', step: 'refuse', why: 'It did not' } },
      { operation: 'orderDelete', as: 'other', params: { orderNo: '$merchantNo' } },
      {
        operation: 'orderDelete',
        as: 'other',
        params: { orderNo: '$merchantNo' },
        expect: 500,
        situation: "The order does not exist, is not the caller's, or is deleted already.",
      },
    ],
  },
  {
    name: 'deliveries',
    about: 'what comes by own courier, and what comes as a message',
    embeddedOnly: true,
    steps: ['own', 'virtual'].flatMap((delivery) => [
      ...paid('stripe'),
      { sandbox: { do: 'ship', email: '$otherEmail', delivery } },
      DETAIL,
      { operation: 'orderTake', as: 'other', params: { orderNo: '$merchantNo' } },
    ]),
  },
  {
    name: 'refund',
    about: 'a refund that is refused, then one that is paid back at once',
    embeddedOnly: true,
    steps: [
      ...paid('stripe'),
      { operation: 'refundReasons', as: 'other', take: { reason: '[0]' } },
      { operation: 'refundForm', as: 'other', params: { orderNo: '$merchantNo' } },
      { operation: 'refundForm', as: 'member', params: { orderNo: '$merchantNo' }, ...UNKNOWN },
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
        sandbox: { do: 'refund', email: '$otherEmail', step: 'refuse', why: 'Please tell us more' },
      },
      { operation: 'refundDetail', as: 'other', params: { orderNo: '$refundNo' } },
      DETAIL,
      { operation: 'refundApply', as: 'other', body: APPLY },
      {
        operation: 'refundList',
        as: 'other',
        take: { refundNo: 'list[refundStatus=0].refundOrderNo' },
      },
      DETAIL,
      { sandbox: { do: 'refund', email: '$otherEmail', step: 'accept' } },
      { operation: 'refundDetail', as: 'other', params: { orderNo: '$refundNo' } },
      DETAIL,
      { operation: 'orderCenterCounts', as: 'other' },
    ],
  },
  {
    name: 'refund-by-scan',
    about: 'a refund that takes its time at the provider',
    embeddedOnly: true,
    steps: [
      ...paid('wechat'),
      { operation: 'refundReasons', as: 'other', take: { reason: '[0]' } },
      { operation: 'refundApply', as: 'other', body: APPLY },
      {
        operation: 'refundList',
        as: 'other',
        take: { refundNo: 'list[refundStatus=0].refundOrderNo' },
      },
      DETAIL,
      { sandbox: { do: 'refund', email: '$otherEmail', step: 'accept' } },
      { operation: 'refundDetail', as: 'other', params: { orderNo: '$refundNo' } },
      DETAIL,
      { sandbox: { do: 'refund', email: '$otherEmail', step: 'arrive' } },
      { operation: 'refundDetail', as: 'other', params: { orderNo: '$refundNo' } },
      DETAIL,
    ],
  },
  {
    name: 'refund-too-early',
    about: 'what cannot be refunded',
    creates: ['an address', 'unpaid orders'],
    steps: [
      { operation: 'refundForm', params: { orderNo: '$missingNo' }, ...UNKNOWN },
      {
        operation: 'refundDetail',
        params: { orderNo: '$missingNo' },
        expect: 500,
        situation: 'The refund order does not exist.',
      },
      ...GOODS,
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
      { operation: 'orderExpress', params: { orderNo: '$missingNo' }, ...UNKNOWN },
      { operation: 'orderCancel', params: { orderNo: '$orderNo' } },
    ],
  },
];
