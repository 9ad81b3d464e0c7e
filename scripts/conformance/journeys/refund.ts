import { ORDER_COUNTS } from './counts.ts';
import { FIND_PRODUCT } from './find.ts';
import type { Journey, Step } from './journey.ts';
import { placeOrder } from './order-steps.ts';
import { APPLY, DETAIL, paidOrder, UNKNOWN_ORDER } from './paid-order.ts';

/** Requests a refund, which the merchant accepts. */
const ACCEPTED_REFUND: readonly Step[] = [
  { operation: 'refundApply', as: 'other', body: APPLY },
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
