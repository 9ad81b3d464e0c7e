import { FIND_PRODUCT } from './find.ts';
import type { Journey } from './journey.ts';
import { buyNow, ITEM, placeOrder } from './order-steps.ts';

const VISITORS_OFF = 'Buying without an account is switched off. Not checked by the known backend.';
const NOT_THIS_VISITOR = {
  isForeign: true,
  expect: 500,
  situation: 'No such order, or it does not belong to the visitor with this identity.',
} as const;

export const visitor: readonly Journey[] = [
  {
    name: 'visitors-allowed',
    about: 'buying without an account, switched off and on',
    isWhole: true,
    steps: [
      { sandbox: { do: 'loginWay', way: 'visitor', on: false } },
      {
        operation: 'visitorRegister',
        body: { email: '$newEmail' },
        expect: 500,
        situation: VISITORS_OFF,
      },
      {
        operation: 'loginMethods',
        values: [{ what: 'whether visitors may buy', at: 'visitorOpen', is: false }],
      },
      { sandbox: { do: 'loginWay', way: 'visitor', on: true } },
    ],
  },
  {
    name: 'visitor',
    about: 'an order without an account and its lookup',
    creates: ['a visitor with an address and an unpaid order'],
    steps: [
      { operation: 'loginMethods' },
      {
        operation: 'visitorRegister',
        body: { email: '$newEmail', phone: '$newPhone' },
        expect: [400, 500],
        situation: 'Phone number without country code.',
      },
      {
        operation: 'visitorRegister',
        body: { email: '$newEmail' },
        expect: [200, 500],
        situation: VISITORS_OFF,
        take: { token: 'token', identity: 'identity' },
      },
      { operation: 'userInfo', as: '$token' },
      // Only accounts of type `email` have a password.
      {
        operation: 'emailResetCaptcha',
        body: '$newEmail',
        expect: 500,
        situation: 'The account does not exist.',
      },
      {
        operation: 'emailLogin',
        body: { email: '$newEmail', password: '$newPassword' },
        expect: 500,
        situation: 'No such user: register first.',
      },
      ...FIND_PRODUCT,
      buyNow(ITEM, { as: '$token', take: { preOrderNo: 'preOrderNo' } }),
      // A visitor has no coupon: the list is empty.
      { operation: 'orderCoupons', as: '$token', params: { preOrderNo: '$preOrderNo' } },
      ...placeOrder('$token'),
      {
        operation: 'masterOrderDetail',
        as: '$token',
        params: { orderNo: '$orderNo' },
        take: { merchantNo: 'orderList[0].orderNo' },
      },
      {
        operation: 'visitorMasterOrderDetail',
        query: { orderNo: '$orderNo', identity: '$identity' },
      },
      { operation: 'visitorOrderDetail', query: { orderNo: '$merchantNo', identity: '$identity' } },
      {
        operation: 'visitorMasterOrderDetail',
        query: { orderNo: '$orderNo', identity: '$wrongToken' },
        ...NOT_THIS_VISITOR,
      },
      {
        operation: 'visitorOrderDetail',
        query: { orderNo: '$merchantNo', identity: '$wrongToken' },
        ...NOT_THIS_VISITOR,
      },
      { operation: 'orderCancel', as: '$token', params: { orderNo: '$orderNo' } },
      { operation: 'logout', as: '$token' },
    ],
  },
];
