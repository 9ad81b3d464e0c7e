import type { CallStep, Journey } from './journey.ts';

const listOrders = (type: number, name: string): CallStep => ({
  operation: 'orderList',
  query: { type, page: 1, limit: 20 },
  take: { [name]: 'list[0].orderNo' },
});

/** Reads of a member with orders. */
const readOrders: Journey = {
  name: 'own-orders',
  about: 'existing orders of the member: shipped, completed, refunded',
  steps: [
    listOrders(1, 'toShip'),
    { operation: 'refundForm', params: { orderNo: '$toShip' } },
    { operation: 'refundReasons' },
    listOrders(2, 'onTheWay'),
    { operation: 'orderExpress', params: { orderNo: '$onTheWay' } },
    listOrders(3, 'done'),
    {
      operation: 'orderDetail',
      params: { orderNo: '$done' },
      values: [{ what: 'the requested order', at: 'orderNo', is: '$done' }],
    },
    {
      operation: 'refundList',
      query: { page: 1, limit: 20 },
      take: { refundNo: 'list[0].refundOrderNo' },
    },
    {
      operation: 'refundDetail',
      params: { orderNo: '$refundNo' },
      values: [{ what: 'the requested refund', at: 'refundOrderNo', is: '$refundNo' }],
    },
  ],
};

/** Orders in states that only merchants, couriers or payment providers can set; named with `--order`. */
const givenOrders: Journey = {
  name: 'given-orders',
  about: 'orders named with --order: one received and reviewed, one deleted, one refunded',
  givenOnly: true,
  creates: ['a receipt, a review and a refund request of the named orders'],
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
      values: [{ what: 'the reviewed line', at: 'list[*].id', lacks: '$lineId' }],
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

export const ownOrders: readonly Journey[] = [readOrders, givenOrders];
