import { FIND_PRODUCT } from './find.ts';
import type { Journey, Step } from './journey.ts';
import { buyNow, createOrder, ITEM, placeOrder, startPayment } from './order-steps.ts';

const CLOSED_ORDER = {
  expect: 500,
  situation: 'The order does not exist, is cancelled or is paid.',
} as const;

/** The order is paid, and the answer names it. */
const CAPTURE = {
  operation: 'walletCapture',
  body: { token: '$wallet', payerID: '$payerId' },
  values: [
    { what: 'the captured payment', at: 'status', is: true },
    { what: 'the paid order', at: 'orderNo', is: '$orderNo' },
  ],
} as const;

/** Points of a payment are frozen, once. */
const POINTS: Step = { operation: 'pointsAccount' };

/** A payment that is given up can be started again, also by another method. */
const ABANDONED: readonly Step[] = [
  ...placeOrder('member', 'paypal'),
  {
    operation: 'masterOrderDetail',
    params: { orderNo: '$orderNo' },
    take: { earlierNo: 'orderNo' },
  },
  ...placeOrder('member', 'paypal'),
  startPayment('paypal', { take: { wallet: 'redirect[?token]' } }),
  { operation: 'walletCancel', body: { token: '$wallet' } },
  {
    operation: 'awaitPayOrders',
    query: { page: 1, limit: 100 },
    values: [
      { what: 'the order, still unpaid', at: 'list[*].orderNo', has: '$orderNo' },
      { what: 'another order, still unpaid', at: 'list[*].orderNo', has: '$earlierNo' },
    ],
  },
  { operation: 'orderCancel', params: { orderNo: '$earlierNo' } },
  {
    operation: 'masterOrderDetail',
    params: { orderNo: '$orderNo' },
    values: [{ what: 'whether the order is paid', at: 'paid', is: false }],
  },
  startPayment('paypal'),
  startPayment('stripe'),
  { operation: 'masterOrderDetail', params: { orderNo: '$orderNo' } },
  { operation: 'awaitPayOrders', query: { page: 1, limit: 100 } },
  startPayment('paypal'),
  { operation: 'masterOrderDetail', params: { orderNo: '$orderNo' } },
  { operation: 'orderCancel', params: { orderNo: '$orderNo' } },
];

export const pay: readonly Journey[] = [
  {
    name: 'pay',
    about: 'the start of a payment, without the provider',
    creates: ['an address', 'unpaid orders'],
    steps: [
      ...FIND_PRODUCT,
      ...placeOrder('member'),
      { operation: 'payMethods' },
      {
        operation: 'payStart',
        body: { orderNo: '$missingNo', payType: 'stripe', payChannel: 'pc' },
        ...CLOSED_ORDER,
      },
      startPayment('stripe', { as: 'other', ...CLOSED_ORDER }),
      startPayment('shells', {
        expect: [400, 500],
        situation: 'A field is missing, or the method is unknown.',
      }),
      startPayment('stripe', { take: { clientSecret: 'stripeClientSecret' } }),
      { operation: 'walletCancel', body: { token: '$wrongToken' } },
      {
        operation: 'walletCapture',
        body: { token: '$wrongToken', payerID: 'UNKNOWN' },
        expect: 500,
        situation: 'No order has this wallet id.',
      },
      {
        operation: 'scanPayResult',
        params: { orderNo: '$missingNo' },
        expect: 500,
        situation: 'The order does not exist or is cancelled.',
      },
      {
        operation: 'scanPayResult',
        params: { orderNo: '$orderNo' },
        expect: 500,
        situation: 'Not a scan-code order.',
      },
      { operation: 'orderCancel', params: { orderNo: '$orderNo' } },
      startPayment('stripe', CLOSED_ORDER),
      ...placeOrder('member', 'wechat'),
      startPayment('wechat'),
      {
        operation: 'scanPayResult',
        params: { orderNo: '$orderNo' },
        values: [{ what: 'a payment that has not arrived', at: '', is: false }],
      },
      { operation: 'orderCancel', params: { orderNo: '$orderNo' } },
      {
        operation: 'scanPayResult',
        params: { orderNo: '$orderNo' },
        expect: 500,
        situation: 'The order does not exist or is cancelled.',
      },
      ...ABANDONED,
    ],
  },
  {
    name: 'pay-by-card',
    about: 'a card payment that the bank accepts',
    isWhole: true,
    steps: [
      ...FIND_PRODUCT,
      ...placeOrder('member', 'stripe'),
      { operation: 'masterOrderDetail', params: { orderNo: '$orderNo' } },
      startPayment('stripe', { take: { clientSecret: 'stripeClientSecret' } }),
      {
        sandbox: { do: 'card', clientSecret: '$clientSecret', orderNo: '$orderNo', accepted: true },
      },
      {
        operation: 'masterOrderDetail',
        params: { orderNo: '$orderNo' },
        take: { merchantNo: 'orderList[0].orderNo' },
        values: [{ what: 'the paid order', at: 'paid', is: true }],
      },
      startPayment('stripe', CLOSED_ORDER),
      {
        operation: 'orderCancel',
        params: { orderNo: '$orderNo' },
        expect: 500,
        situation: 'A paid order cannot be cancelled.',
      },
    ],
  },
  {
    name: 'pay-by-wallet',
    about: 'a wallet payment, approved and captured',
    isWhole: true,
    steps: [
      ...FIND_PRODUCT,
      ...placeOrder('member', 'paypal'),
      startPayment('paypal', { take: { wallet: 'redirect[?token]' } }),
      // It is not the newest one when it is paid.
      buyNow(ITEM, { take: { preOrderNo: 'preOrderNo' } }),
      createOrder({}, { take: { newerNo: 'orderNo' } }),
      { operation: 'walletCapture', body: { token: '$wallet', payerID: 'UNKNOWN' } },
      {
        sandbox: { do: 'wallet', id: '$wallet', orderNo: '$orderNo', approved: true },
        take: { payerId: '[?PayerID]' },
      },
      {
        operation: 'walletCapture',
        body: { token: '$wallet', payerID: '' },
        expect: [400, 500],
        situation: 'The payer id is empty.',
      },
      // A visitor whose session has ended at the wallet continues as another user.
      POINTS,
      { as: 'other', ...CAPTURE },
      POINTS,
      CAPTURE,
      POINTS,
      { operation: 'masterOrderDetail', params: { orderNo: '$orderNo' } },
      {
        operation: 'walletCancel',
        body: { token: '$wallet' },
        expect: 500,
        situation: 'The order is paid.',
      },
      { operation: 'orderCancel', params: { orderNo: '$newerNo' } },
    ],
  },
  {
    name: 'pay-by-scan',
    about: 'a scan-code payment and its polling',
    isWhole: true,
    steps: [
      ...FIND_PRODUCT,
      ...placeOrder('member', 'wechat'),
      startPayment('wechat', { take: { code: 'redirect[?pr]' } }),
      {
        operation: 'scanPayResult',
        params: { orderNo: '$orderNo' },
        values: [{ what: 'a payment that has not arrived', at: '', is: false }],
      },
      { sandbox: { do: 'scan', id: '$code', orderNo: '$orderNo' } },
      {
        operation: 'scanPayResult',
        params: { orderNo: '$orderNo' },
        values: [{ what: 'a payment that has arrived', at: '', is: true }],
      },
      {
        operation: 'masterOrderDetail',
        params: { orderNo: '$orderNo' },
        values: [{ what: 'the paid order', at: 'paid', is: true }],
      },
    ],
  },
];
