import { ORDER_COUNTS } from './counts.ts';
import type { Journey, Step } from './journey.ts';
import { APPLY, DETAIL, paidOrder, SHIP } from './paid-order.ts';

const ALL = { page: 1, limit: 100 };
const OTHER = { as: 'other' } as const;
const GONE = "The order does not exist, is not the caller's, or is deleted.";

const MASTER: Step = {
  operation: 'masterOrderDetail',
  ...OTHER,
  params: { orderNo: '$orderNo' },
};

/** Refused as long as a refund waits or runs. */
const NOT_NOW: readonly Step[] = [
  {
    operation: 'orderDelete',
    ...OTHER,
    params: { orderNo: '$merchantNo' },
    expect: 500,
    situation: 'A refund is running.',
  },
  {
    operation: 'refundApply',
    ...OTHER,
    body: APPLY,
    expect: 500,
    situation: 'A refund of the order is waiting, running or completed.',
  },
  {
    operation: 'orderTake',
    ...OTHER,
    params: { orderNo: '$merchantNo' },
    expect: 500,
    situation: 'Not shipped yet, or already received.',
  },
];

export const refundedOrder: Journey = {
  name: 'refunded-order',
  about: 'a received order that is refunded before its review, and deleted when that is over',
  isWhole: true,
  steps: [
    ...paidOrder('wechat'),
    SHIP,
    { operation: 'orderTake', ...OTHER, params: { orderNo: '$merchantNo' } },
    {
      operation: 'orderDetail',
      ...OTHER,
      params: { orderNo: '$merchantNo' },
      take: { lineId: 'orderInfoList[0].id' },
    },
    { operation: 'refundReasons', ...OTHER, take: { reason: '[0]' } },
    { operation: 'refundApply', ...OTHER, body: APPLY },
    ...ORDER_COUNTS('other'),
    MASTER,
    ...NOT_NOW,
    { sandbox: { do: 'refund', email: '$otherEmail', orderNo: '$merchantNo', step: 'accept' } },
    ...NOT_NOW,
    { sandbox: { do: 'refund', email: '$otherEmail', orderNo: '$merchantNo', step: 'arrive' } },
    ...ORDER_COUNTS('other'),
    {
      operation: 'reviewableLines',
      ...OTHER,
      query: ALL,
      values: [{ what: 'the line of a refunded order', at: 'list[*].id', has: '$lineId' }],
    },
    MASTER,
    DETAIL,
    { operation: 'orderDelete', ...OTHER, params: { orderNo: '$merchantNo' } },
    { ...DETAIL, expect: 500, situation: GONE } as Step,
    ...ORDER_COUNTS('other'),
    {
      operation: 'refundApply',
      ...OTHER,
      body: APPLY,
      expect: 500,
      situation: 'The order does not exist or was deleted.',
    },
    {
      operation: 'refundList',
      ...OTHER,
      query: ALL,
      values: [{ what: 'its refund', at: 'list[*].merOrderNo', has: '$merchantNo' }],
    },
  ],
};
