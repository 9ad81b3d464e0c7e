import type { CallStep, Journey } from './journey.ts';

const listed = (type: number, name: string): CallStep => ({
  operation: 'orderList',
  query: { type, page: 1, limit: 20 },
  take: { [name]: 'list[0].orderNo' },
});

/** What a member who has bought can look at, without changing anything. */
const ownOrders: Journey = {
  name: 'own-orders',
  about: 'orders that the member has: on their way, completed, refunded',
  steps: [
    listed(1, 'toShip'),
    { operation: 'refundForm', params: { orderNo: '$toShip' } },
    { operation: 'refundReasons' },
    listed(2, 'onTheWay'),
    { operation: 'orderExpress', params: { orderNo: '$onTheWay' } },
    listed(3, 'done'),
    {
      operation: 'orderDetail',
      params: { orderNo: '$done' },
      values: [{ what: 'the order that was asked for', at: 'orderNo', is: '$done' }],
    },
    {
      operation: 'refundList',
      query: { page: 1, limit: 20 },
      take: { refundNo: 'list[0].refundOrderNo' },
    },
    {
      operation: 'refundDetail',
      params: { orderNo: '$refundNo' },
      values: [{ what: 'the refund that was asked for', at: 'refundOrderNo', is: '$refundNo' }],
    },
  ],
};

/** What only a merchant, a courier or a provider can bring about is taken from the caller. */
const givenOrders: Journey = {
  name: 'given-orders',
  about: 'named orders: one is received and reviewed, one deleted, one sent back',
  givenOnly: true,
  creates: ['a received parcel, a review and a refund request of the orders that were named'],
  steps: [
    { operation: 'orderDetail', params: { orderNo: '$shippedNo' } },
    { operation: 'orderExpress', params: { orderNo: '$shippedNo' } },
    { operation: 'orderTake', params: { orderNo: '$shippedNo' } },
    {
      operation: 'orderDetail',
      params: { orderNo: '$shippedNo' },
      take: { lineId: 'orderInfoList[0].id' },
    },
    {
      operation: 'reviewAdd',
      body: {
        orderNo: '$shippedNo',
        orderInfoId: '$lineId',
        star: 5,
        comment: 'Conformance check',
        pics: '',
      },
    },
    {
      operation: 'reviewableLines',
      query: { page: 1, limit: 100 },
      values: [{ what: 'the line that was reviewed', at: 'list[*].id', lacks: '$lineId' }],
    },
    { operation: 'orderDelete', params: { orderNo: '$completedNo' } },
    {
      operation: 'orderList',
      query: { type: -1, page: 1, limit: 100 },
      values: [{ what: 'the deleted order', at: 'list[*].orderNo', lacks: '$completedNo' }],
    },
    { operation: 'refundForm', params: { orderNo: '$paidNo' } },
    { operation: 'refundReasons', take: { reason: '[0]' } },
    {
      operation: 'refundApply',
      body: {
        orderNo: '$paidNo',
        text: '$reason',
        refund_reason_wap_explain: 'Conformance check',
      },
    },
    {
      operation: 'refundList',
      query: { page: 1, limit: 100 },
      take: { refundNo: 'list[0].refundOrderNo' },
    },
    { operation: 'refundDetail', params: { orderNo: '$refundNo' } },
    { operation: 'orderDetail', params: { orderNo: '$paidNo' } },
  ],
};

export const given: readonly Journey[] = [ownOrders, givenOrders];
