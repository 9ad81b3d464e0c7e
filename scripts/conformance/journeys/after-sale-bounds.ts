import type { Contract } from '../contract.ts';
import { longest, smallest } from '../run/boundaries.ts';
import { ORDER_COUNTS } from './counts.ts';
import type { Journey, Step } from './journey.ts';
import { APPLY, paidOrder, SHIP } from './paid-order.ts';

const AS = { as: 'other' } as const;
const ALL = { page: 1, limit: 100 };

export const afterSaleBounds = (contract: Contract): Journey => ({
  name: 'after-sale-bounds',
  about: 'the longest review and the longest and shortest requests for a refund',
  isWhole: true,
  steps: [
    ...paidOrder('stripe'),
    SHIP,
    { operation: 'orderTake', ...AS, params: { orderNo: '$merchantNo' } },
    {
      operation: 'orderDetail',
      ...AS,
      params: { orderNo: '$merchantNo' },
      take: { lineId: 'orderInfoList[0].id' },
    },
    {
      operation: 'reviewAdd',
      ...AS,
      body: longest(
        contract,
        'reviewAdd',
        {
          orderNo: '$merchantNo',
          orderInfoId: '$lineId',
          star: 5,
          serviceStar: null,
          comment: '',
          pics: '',
        },
        'orderNo',
        'pics',
      ),
    },
    { operation: 'myReviews', ...AS, query: ALL },
    {
      operation: 'productReviews',
      params: { id: '$productId' },
      query: { type: 1, ...ALL },
    },
    { operation: 'refundForm', ...AS, params: { orderNo: '$merchantNo' } },
    { operation: 'refundReasons', ...AS, take: { reason: '[0]' } },
    ...[
      longest(contract, 'refundApply', { ...APPLY, text: '' }, 'orderNo'),
      smallest(contract, 'refundApply', APPLY),
    ].flatMap((body): Step[] => [
      { operation: 'refundApply', ...AS, body },
      {
        operation: 'refundList',
        ...AS,
        query: ALL,
        take: { refundNo: 'list[merOrderNo=$merchantNo&refundStatus=0].refundOrderNo' },
      },
      { operation: 'refundDetail', ...AS, params: { orderNo: '$refundNo' } },
      {
        sandbox: {
          do: 'refund',
          email: '$otherEmail',
          orderNo: '$merchantNo',
          step: 'refuse',
          why: 'Please give more details',
        },
      },
      { operation: 'refundDetail', ...AS, params: { orderNo: '$refundNo' } },
    ]),
    ...ORDER_COUNTS('other'),
  ],
});
