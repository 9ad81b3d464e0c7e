import { FIND_PRODUCT, READ_PRODUCT } from './find.ts';
import type { CallStep, Journey, Step } from './journey.ts';
import { placeOrder, startPayment } from './order-steps.ts';

const ALL = { page: 1, limit: 100 };
const FOLDERS = Array.from({ length: 9 }, (_, pid) => pid);
/** No state of orders has this number. */
const OTHER_TYPE = 7;

const activity = (type: number): readonly Step[] => [
  { operation: 'homeActivities', take: { activityId: `[type=${type}].id` } },
  { operation: 'activityDetail', params: { aid: '$activityId' } },
  { operation: 'activityProducts', params: { aid: '$activityId' } },
];

const unpaid = (payType: 'stripe' | 'wechat'): readonly Step[] => [
  ...placeOrder('member', payType),
  startPayment(payType, {
    body: { orderNo: '$orderNo', payType, payChannel: 'mobile' },
    values: [{ what: 'the order of the payment', at: 'orderNo', is: '$orderNo' }],
  }),
  {
    operation: 'awaitPayOrders',
    query: ALL,
    values: [
      { what: 'the method of the order', at: 'list[orderNo=$orderNo].payType', is: payType },
      { what: 'the client of the payment', at: 'list[orderNo=$orderNo].payChannel', is: 'mobile' },
    ],
  },
  {
    operation: 'masterOrderDetail',
    params: { orderNo: '$orderNo' },
    take: { merchantNo: 'orderList[0].orderNo' },
  },
  { operation: 'orderList', query: { type: 0, ...ALL } },
  { operation: 'orderDetail', params: { orderNo: '$merchantNo' } },
];

const method = (payType: string, before: string): readonly Step[] => [
  startPayment(payType, {
    values: [{ what: 'the method before this call', at: 'payType', is: before }],
  }),
  {
    operation: 'masterOrderDetail',
    params: { orderNo: '$orderNo' },
    values: [{ what: 'the method of the started payment', at: 'payType', is: payType }],
  },
];

/** What the contract lists, and other journeys do not use. */
export const otherValues: Journey = {
  name: 'other-values',
  about: 'each kind of activity, method, client, list, folder and file',
  creates: ['an address', 'unpaid orders', 'uploaded pictures and documents'],
  steps: [
    ...[1, 2, 3].flatMap(activity),
    ...READ_PRODUCT,
    { operation: 'productDetail', params: { id: '$productId' }, query: { language: 'th' } },
    ...FIND_PRODUCT,
    ...unpaid('stripe'),
    ...method('paypal', 'stripe'),
    ...method('wechat', 'paypal'),
    {
      operation: 'scanPayResult',
      params: { orderNo: '$orderNo' },
      values: [{ what: 'a payment that has not arrived', at: '', is: false }],
    },
    ...method('stripe', 'wechat'),
    startPayment('stripe', { take: { secret: 'stripeClientSecret' } }),
    startPayment('stripe', {
      values: [{ what: 'the same secret again', at: 'stripeClientSecret', is: '$secret' }],
    }),
    { operation: 'orderCancel', params: { orderNo: '$orderNo' } },
    { operation: 'orderDetail', params: { orderNo: '$merchantNo' } },
    ...unpaid('wechat'),
    { operation: 'orderCancel', params: { orderNo: '$orderNo' } },
    { operation: 'orderList', query: { type: -1, ...ALL }, take: { orders: 'total' } },
    {
      operation: 'orderList',
      query: { type: OTHER_TYPE, ...ALL },
      expect: [200, 400],
      situation: '`type` missing.',
    },
    ...FOLDERS.map((pid): CallStep => ({
      operation: 'imageUpload',
      as: 'member',
      query: { model: 'product', pid },
      body: { multipart: pid % 2 === 0 ? '@capitals' : '@gif' },
    })),
    ...FOLDERS.map((pid): CallStep => ({
      operation: 'fileUpload',
      as: 'member',
      query: { model: pid % 2 === 0 ? 'product' : 'user', pid },
      body: { multipart: '@document' },
    })),
    {
      operation: 'twitterRequestToken',
      query: { end: 'h5' },
      expect: [200, 500],
      situation: 'No return address is configured for this `end`.',
    },
  ],
};
