import type { CallStep, Step } from './journey.ts';

export const AS = { as: '$token' } as const;
export const ALL = { page: 1, limit: 100 };
export const NOT_THIS_VISITOR = {
  isForeign: true,
  expect: 500,
  situation: 'No such order, or it does not belong to the visitor with this identity.',
} as const;
export const OFF = {
  expect: [200, 500],
  situation: 'Buying without an account is switched off. Not checked by the known backend.',
} as const;
export const lookUp = (
  operation: 'visitorMasterOrderDetail' | 'visitorOrderDetail',
  orderNo: string,
  rest: Partial<CallStep> = {},
  identity = '$identity',
): CallStep => ({ operation, as: 'guest', query: { orderNo, identity }, ...rest });

/** The order as the visitor sees it, signed in and by the link of the mail. */
export const LOOK_UPS: readonly Step[] = [
  lookUp('visitorMasterOrderDetail', '$orderNo'),
  { operation: 'masterOrderDetail', ...AS, params: { orderNo: '$orderNo' } },
  ...['$firstPart', '$secondPart'].flatMap((orderNo): Step[] => [
    lookUp('visitorOrderDetail', orderNo),
    { operation: 'orderDetail', ...AS, params: { orderNo } },
  ]),
];

/** The reviews of the product, and the lines of the visitor. */
export const REVIEWS: readonly Step[] = [
  { operation: 'productReviewCount', params: { id: '$productId' } },
  ...[0, 1, 2, 3].map((type): Step => ({
    operation: 'productReviews',
    params: { id: '$productId' },
    query: { type, ...ALL },
  })),
  { operation: 'productReviewDigest', params: { id: '$productId' } },
  { operation: 'myReviews', ...AS, query: ALL },
  { operation: 'reviewableLines', ...AS, query: ALL },
];
