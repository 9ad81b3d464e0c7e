import { ORDER_COUNTS } from './counts.ts';
import { FIND_OPTIONS, FIND_OTHER_STORE } from './find.ts';
import type { CallStep, Journey, Step } from './journey.ts';
import { createOrder, preOrderOfLines, RELEASED, startPayment, takeLines } from './order-steps.ts';

const AS = { as: 'other' } as const;
const ALL = { page: 1, limit: 100 };
const POINTS: CallStep = { operation: 'pointsAccount', ...AS };
const detail = (orderNo: string, rest: Partial<CallStep> = {}): CallStep => ({
  operation: 'orderDetail',
  ...AS,
  params: { orderNo },
  ...rest,
});
const review = (
  orderInfoId: string,
  fields: { comment: string; pics: string; serviceStar?: number },
  rest: Partial<CallStep> = {},
): CallStep => ({
  operation: 'reviewAdd',
  ...AS,
  body: { orderNo: '$firstPart', orderInfoId, star: '$star', ...fields },
  ...rest,
});
const reviewsOf = (id: string): readonly Step[] => [
  { operation: 'productReviewCount', params: { id } },
  { operation: 'productReviews', params: { id }, query: { type: 0, ...ALL } },
];
const OWN_REVIEWS: readonly Step[] = [
  { operation: 'myReviews', ...AS, query: ALL },
  { operation: 'reviewableLines', ...AS, query: ALL },
];
const item = (productId: string, productAttrUnique: string, cartNum: string | number) => ({
  productId,
  productAttrUnique,
  cartNum,
});

/** Takes `sameId` and `sameSkuId`: another product of the first store. */
const FIND_SAME_STORE: Step = {
  find: 'another product of the same store',
  list: { operation: 'storeProducts', query: { merId: '$merId' } },
  ids: 'list[*].id',
  as: 'sameId',
  each: {
    operation: 'productDetail',
    params: { id: '$sameId' },
    take: { sameSkuId: 'productValue[stock>2&productId!$productId].id' },
  },
};

/** A paid order of four lines and two stores: takes `firstPart` with three lines of two products, and `secondPart`. */
const PAID_PARTS: readonly Step[] = [
  FIND_OPTIONS,
  FIND_SAME_STORE,
  ...FIND_OTHER_STORE,
  {
    operation: 'cartSave',
    ...AS,
    body: [
      item('$productId', '$skuId', 1),
      item('$sameId', '$sameSkuId', '$morePieces'),
      item('$productId', '$otherSkuId', 1),
      item('$secondId', '$secondSkuId', '$pieces'),
    ],
  },
  takeLines(AS, '$sameSkuId'),
  ...preOrderOfLines(AS, ['$thirdLine']),
  createOrder({ payType: 'stripe' }, { ...AS, take: { orderNo: 'orderNo' } }),
  POINTS,
  startPayment('stripe', { ...AS, take: { clientSecret: 'stripeClientSecret' } }),
  { sandbox: { do: 'card', clientSecret: '$clientSecret', orderNo: '$orderNo', accepted: true } },
  {
    operation: 'masterOrderDetail',
    ...AS,
    params: { orderNo: '$orderNo' },
    take: {
      firstPart: 'orderList[merId=$merId].orderNo',
      secondPart: 'orderList[merId=$secondMerId].orderNo',
    },
    values: [{ what: 'the paid order', at: 'paid', is: true }],
  },
  POINTS,
  // Both parts were made at the same time, and are on different pages.
  ...[1, 2].map((page): Step => ({
    operation: 'orderList',
    ...AS,
    query: { type: -1, page, limit: 1 },
  })),
];

/** One part of an order after the other: what happens to one leaves the other alone. */
export const parts: Journey = {
  name: 'parts',
  about:
    'an order of two stores: one part is received, reviewed line by line and deleted, one refunded',
  isWhole: true,
  steps: [
    ...PAID_PARTS,
    detail('$secondPart'),
    { sandbox: { do: 'ship', email: '$otherEmail', orderNo: '$firstPart' } },
    { operation: 'orderTake', ...AS, params: { orderNo: '$firstPart' } },
    detail('$firstPart', {
      take: {
        lineId: 'orderInfoList[attrValueId=$skuId].id',
        sameLineId: 'orderInfoList[productId=$sameId].id',
        thirdLineId: 'orderInfoList[attrValueId=$otherSkuId].id',
      },
    }),
    detail('$secondPart', {
      values: [{ what: 'the other part, not shipped', at: 'status', is: 0 }],
    }),
    ...ORDER_COUNTS('other'),
    ...['picture', 'secondPicture', 'thirdPicture'].map((name): Step => ({
      operation: 'imageUpload',
      ...AS,
      query: { model: 'product', pid: 7 },
      body: { multipart: '@picture' },
      take: { [name]: 'url' },
    })),
    ...reviewsOf('$sameId'),
    // Each line has stars of its own for the service, or none.
    review('$lineId', {
      comment: '$review',
      pics: '$secondPicture,$thirdPicture,$picture',
      serviceStar: 4,
    }),
    ...OWN_REVIEWS,
    ...reviewsOf('$productId'),
    ...reviewsOf('$sameId'),
    detail('$firstPart', {
      values: [
        { what: 'the reviewed line', at: 'orderInfoList[id=$lineId].isReply', is: true },
        { what: 'the other line', at: 'orderInfoList[id=$sameLineId].isReply', is: false },
      ],
    }),
    review(
      '$lineId',
      { comment: '$explanation', pics: '' },
      { expect: 500, situation: 'The line is already reviewed.' },
    ),
    { sandbox: { do: 'reply', email: '$otherEmail', orderNo: '$firstPart' } },
    review('$sameLineId', { comment: '$remark', pics: '' }),
    review('$thirdLineId', { comment: '$explanation', pics: '', serviceStar: 2 }),
    ...OWN_REVIEWS,
    ...reviewsOf('$productId'),
    // The review before is on the second page.
    {
      operation: 'productReviews',
      params: { id: '$productId' },
      query: { type: 0, page: 2, limit: 1 },
    },
    ...reviewsOf('$sameId'),
    { operation: 'refundReasons', ...AS, take: { reason: '[0]' } },
    { operation: 'refundForm', ...AS, params: { orderNo: '$firstPart' } },
    { operation: 'masterOrderDetail', ...AS, params: { orderNo: '$orderNo' } },
    { operation: 'productDetail', as: 'guest', params: { id: '$secondId' } },
    {
      operation: 'refundApply',
      ...AS,
      body: { orderNo: '$secondPart', text: '$reason', refund_reason_wap_explain: '$explanation' },
    },
    {
      operation: 'refundList',
      ...AS,
      query: ALL,
      take: { refundNo: 'list[merOrderNo=$secondPart].refundOrderNo' },
    },
    {
      operation: 'refundDetail',
      ...AS,
      params: { orderNo: '$refundNo' },
      values: [
        {
          what: 'a line of the other part',
          at: 'orderInfoList[*].productId',
          lacks: ['$productId', '$sameId'],
        },
      ],
    },
    detail('$firstPart', {
      values: [{ what: 'the other part, without a refund', at: 'refundStatus', is: 0 }],
    }),
    { sandbox: { do: 'refund', email: '$otherEmail', orderNo: '$secondPart', step: 'accept' } },
    { operation: 'refundDetail', ...AS, params: { orderNo: '$refundNo' } },
    RELEASED,
    { operation: 'productDetail', as: 'guest', params: { id: '$secondId' } },
    ...['$firstPart', '$secondPart'].map((orderNo) => detail(orderNo)),
    ...ORDER_COUNTS('other'),
    { operation: 'orderDelete', ...AS, params: { orderNo: '$firstPart' } },
    detail('$firstPart', {
      expect: 500,
      situation: "The order does not exist, is not the caller's, or is deleted.",
    }),
    detail('$secondPart'),
    ...OWN_REVIEWS,
    ...reviewsOf('$productId'),
    ...ORDER_COUNTS('other'),
  ],
};
