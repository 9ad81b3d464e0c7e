import type { CallStep, Journey, Step } from './journey.ts';

const detail = (orderNo: string): CallStep => ({ operation: 'orderDetail', params: { orderNo } });
const REFUNDS: Step = { operation: 'refundList', query: { page: 1, limit: 100 } };
const decide = (step: 'refuse' | 'accept' | 'arrive'): readonly Step[] => [
  {
    sandbox: {
      do: 'refund',
      email: '$memberEmail',
      orderNo: '$refundedNo',
      step,
      ...(step === 'refuse' ? { why: 'Please give more details' } : {}),
    },
  },
  REFUNDS,
  detail('$refundedNo'),
];

/** Paid orders that the member has already: no payment is needed. */
export const paidOrders: Journey = {
  name: 'paid-orders',
  about:
    'two paid orders of the member: one is shipped, received, reviewed and deleted, one refunded',
  creates: [
    'a receipt, a review, an uploaded picture and refund requests of two paid orders of the member',
  ],
  isWhole: true,
  steps: [
    {
      operation: 'orderList',
      query: { type: 1, page: 1, limit: 20 },
      take: { shippedNo: 'list[0].orderNo', refundedNo: 'list[1].orderNo' },
    },
    { ...detail('$shippedNo'), take: { lineId: 'orderInfoList[0].id' } },
    { sandbox: { do: 'ship', email: '$memberEmail', orderNo: '$shippedNo' } },
    {
      ...detail('$shippedNo'),
      values: [{ what: 'the shipped order', at: 'status', is: 1 }],
    },
    { operation: 'orderExpress', params: { orderNo: '$shippedNo' } },
    { operation: 'orderTake', params: { orderNo: '$shippedNo' } },
    detail('$shippedNo'),
    {
      operation: 'reviewAdd',
      body: {
        orderNo: '$shippedNo',
        orderInfoId: '$lineId',
        star: '$star',
        comment: '$review',
        pics: '',
      },
    },
    { operation: 'myReviews', query: { page: 1, limit: 100 } },
    { operation: 'orderDelete', params: { orderNo: '$shippedNo' } },
    { operation: 'orderList', query: { type: -1, page: 1, limit: 100 } },
    { operation: 'refundReasons', take: { reason: '[0]' } },
    {
      operation: 'imageUpload',
      query: { model: 'user', pid: 7 },
      body: { multipart: '@picture' },
      take: { picture: 'url' },
    },
    { operation: 'refundForm', params: { orderNo: '$refundedNo' } },
    {
      operation: 'refundApply',
      body: {
        orderNo: '$refundedNo',
        text: '$reason',
        refund_reason_wap_img: '$picture',
        refund_reason_wap_explain: '$explanation',
      },
    },
    {
      operation: 'refundList',
      query: { page: 1, limit: 100 },
      take: { refundNo: 'list[merOrderNo=$refundedNo].refundOrderNo' },
    },
    { operation: 'refundDetail', params: { orderNo: '$refundNo' } },
    detail('$refundedNo'),
    ...decide('refuse'),
    ...decide('accept'),
    ...decide('arrive'),
  ],
};
