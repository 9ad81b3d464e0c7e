import { ORDER_COUNTS } from './counts.ts';
import type { CallStep, Journey, Step } from './journey.ts';
import { APPLY, DETAIL, paidOrder, SHIP, SHIPPED, UNKNOWN_ORDER } from './paid-order.ts';

const NOT_RECEIVABLE = { expect: 500, situation: 'Not shipped yet, or already received.' } as const;

/** No courier company carries it. */
const NO_PARCEL: Step = {
  operation: 'orderExpress',
  as: 'other',
  params: { orderNo: '$merchantNo' },
  values: [{ what: 'a parcel of a courier company', at: 'id', none: true }],
};

const review = (
  fields: Record<string, string | number>,
  rest: Partial<CallStep> = {},
): CallStep => ({
  operation: 'reviewAdd',
  as: 'other',
  body: {
    orderNo: '$merchantNo',
    orderInfoId: '$lineId',
    star: '$star',
    comment: '$review',
    pics: '$picture',
    ...fields,
  },
  ...rest,
});

export const afterSale: readonly Journey[] = [
  {
    name: 'receive-and-review',
    about: 'shipping, receipt, review and deletion of an order',
    isWhole: true,
    steps: [
      ...paidOrder('stripe'),
      {
        operation: 'orderTake',
        as: 'other',
        params: { orderNo: '$merchantNo' },
        ...NOT_RECEIVABLE,
      },
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
        operation: 'imageUpload',
        as: 'other',
        query: { model: 'product', pid: 7 },
        body: { multipart: '@picture' },
        take: { picture: 'url' },
      },
      review({}, { expect: 500, situation: 'The line is not received yet.' }),
      SHIP,
      SHIPPED,
      { operation: 'orderExpress', as: 'other', params: { orderNo: '$merchantNo' } },
      {
        operation: 'orderExpress',
        as: 'member',
        params: { orderNo: '$merchantNo' },
        ...UNKNOWN_ORDER,
      },
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
      {
        operation: 'orderTake',
        as: 'other',
        params: { orderNo: '$merchantNo' },
        ...NOT_RECEIVABLE,
      },
      DETAIL,
      { operation: 'reviewableLines', as: 'other' },
      review({ orderNo: '$missingNo' }, { ...UNKNOWN_ORDER }),
      review({}, { as: 'member', ...UNKNOWN_ORDER }),
      review(
        { orderInfoId: '$missingId' },
        { expect: 500, situation: 'The line does not belong to this order.' },
      ),
      review(
        { star: 9 },
        {
          expect: 400,
          situation:
            'A field is missing, the stars are outside 1 to 5, or the text is longer than 512 characters.',
          lenient: true,
        },
      ),
      {
        operation: 'productReviewCount',
        params: { id: '$productId' },
        take: { reviewCount: 'sumCount' },
      },
      ...ORDER_COUNTS('other'),
      review({ serviceStar: '$serviceStar' }),
      ...ORDER_COUNTS('other'),
      DETAIL,
      {
        operation: 'productReviewCount',
        params: { id: '$productId' },
        values: [{ what: 'the reviews with the new one', at: 'sumCount', above: '$reviewCount' }],
      },
      ...[0, 1, 2, 3].map((type): Step => ({
        operation: 'productReviews',
        params: { id: '$productId' },
        query: { type, page: 1, limit: 100 },
        values:
          type === 0 ? [{ what: 'the new review', at: 'list[*].comment', has: '$review' }] : [],
      })),
      review({}, { expect: 500, situation: 'All lines of the order are reviewed.' }),
      { sandbox: { do: 'reply', email: '$otherEmail', orderNo: '$merchantNo' } },
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
      {
        sandbox: {
          do: 'refund',
          email: '$otherEmail',
          orderNo: '$merchantNo',
          step: 'refuse',
          why: 'It did not',
        },
      },
      {
        operation: 'orderDelete',
        as: 'member',
        params: { orderNo: '$merchantNo' },
        expect: 500,
        situation: "The order does not exist, is not the caller's, or is deleted already.",
      },
      { operation: 'orderDelete', as: 'other', params: { orderNo: '$merchantNo' } },
      ...ORDER_COUNTS('other'),
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
    about: 'delivery by the courier of the merchant, and virtual delivery',
    isWhole: true,
    steps: ['own', 'virtual'].flatMap((delivery) => [
      ...paidOrder('stripe'),
      { sandbox: { do: 'ship', email: '$otherEmail', orderNo: '$merchantNo', delivery } },
      SHIPPED,
      NO_PARCEL,
      ...ORDER_COUNTS('other'),
      { operation: 'orderTake', as: 'other', params: { orderNo: '$merchantNo' } },
      DETAIL,
      NO_PARCEL,
      // Lines of a deleted order need no review.
      { operation: 'orderDelete', as: 'other', params: { orderNo: '$merchantNo' } },
      { operation: 'reviewableLines', as: 'other', query: { page: 1, limit: 100 } },
    ]),
  },
];
