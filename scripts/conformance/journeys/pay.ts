import type { Journey } from './journey.ts';
import { GOODS, placeOrder } from './order.ts';

const CLOSED_ORDER = {
  expect: 500,
  situation: 'The order does not exist, is cancelled or is paid.',
} as const;

export const pay: readonly Journey[] = [
  {
    name: 'pay',
    about: 'up to the provider, who is not called',
    creates: ['an address', 'unpaid orders'],
    steps: [
      ...GOODS,
      ...placeOrder('member'),
      { operation: 'payMethods' },
      {
        operation: 'payStart',
        body: { orderNo: '$missingNo', payType: 'stripe', payChannel: 'pc' },
        ...CLOSED_ORDER,
      },
      {
        operation: 'payStart',
        as: 'other',
        body: { orderNo: '$orderNo', payType: 'stripe', payChannel: 'pc' },
        ...CLOSED_ORDER,
      },
      {
        operation: 'payStart',
        body: { orderNo: '$orderNo', payType: 'shells', payChannel: 'pc' },
        expect: [400, 500],
        situation: 'A field is missing, or the method is unknown.',
      },
      {
        operation: 'payStart',
        body: { orderNo: '$orderNo', payType: 'stripe', payChannel: 'pc' },
        take: { clientSecret: 'stripeClientSecret' },
      },
      { operation: 'walletCancel', body: { token: '$wrongToken' } },
      {
        operation: 'walletCapture',
        body: { token: '$wrongToken', payerID: 'NOBODY' },
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
      {
        operation: 'payStart',
        body: { orderNo: '$orderNo', payType: 'stripe', payChannel: 'pc' },
        ...CLOSED_ORDER,
      },
    ],
  },
  {
    name: 'pay-by-card',
    about: 'a card payment that the bank accepts',
    embeddedOnly: true,
    steps: [
      ...GOODS,
      ...placeOrder('member', 'stripe'),
      { operation: 'masterOrderDetail', params: { orderNo: '$orderNo' } },
      {
        operation: 'payStart',
        body: { orderNo: '$orderNo', payType: 'stripe', payChannel: 'pc' },
        take: { clientSecret: 'stripeClientSecret' },
      },
      { sandbox: { do: 'card', clientSecret: '$clientSecret', accepted: true } },
      {
        operation: 'masterOrderDetail',
        params: { orderNo: '$orderNo' },
        take: { merchantNo: 'orderList[0].orderNo' },
      },
      {
        operation: 'payStart',
        body: { orderNo: '$orderNo', payType: 'stripe', payChannel: 'pc' },
        ...CLOSED_ORDER,
      },
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
    embeddedOnly: true,
    steps: [
      ...GOODS,
      ...placeOrder('member', 'paypal'),
      {
        operation: 'payStart',
        body: { orderNo: '$orderNo', payType: 'paypal', payChannel: 'pc' },
        take: { wallet: 'redirect[?token]' },
      },
      { operation: 'walletCapture', body: { token: '$wallet', payerID: 'NOBODY' } },
      { sandbox: { do: 'wallet', id: '$wallet', approved: true }, take: { payerId: '[?PayerID]' } },
      {
        operation: 'walletCapture',
        as: 'other',
        body: { token: '$wallet', payerID: '$payerId' },
        expect: 500,
        situation: 'No order has this wallet id.',
      },
      {
        operation: 'walletCapture',
        body: { token: '$wallet', payerID: '' },
        expect: [400, 500],
        situation: 'The payer id is empty.',
      },
      { operation: 'walletCapture', body: { token: '$wallet', payerID: '$payerId' } },
      { operation: 'walletCapture', body: { token: '$wallet', payerID: '$payerId' } },
      { operation: 'masterOrderDetail', params: { orderNo: '$orderNo' } },
      {
        operation: 'walletCancel',
        body: { token: '$wallet' },
        expect: 500,
        situation: 'The order is paid.',
      },
    ],
  },
  {
    name: 'pay-by-scan',
    about: 'a scan-code payment that is asked about',
    embeddedOnly: true,
    steps: [
      ...GOODS,
      ...placeOrder('member', 'wechat'),
      {
        operation: 'payStart',
        body: { orderNo: '$orderNo', payType: 'wechat', payChannel: 'pc' },
        take: { code: 'redirect[?pr]' },
      },
      { operation: 'scanPayResult', params: { orderNo: '$orderNo' } },
      { sandbox: { do: 'scan', id: '$code' } },
      { operation: 'scanPayResult', params: { orderNo: '$orderNo' } },
    ],
  },
];
