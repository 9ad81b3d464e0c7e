import type { Journey, Step } from './journey.ts';
import { DETAIL, paidOrder, SHIP } from './paid-order.ts';

const DAYS = 7;
const ALMOST_A_DAY = 23 * 60 * 60 * 1000;

/** Sessions expire a day after their last use, so each day includes a call of both members. */
const NEXT_DAY: readonly Step[] = [
  { sandbox: { do: 'forward', ms: ALMOST_A_DAY } },
  { operation: 'tokenExists', as: 'member' },
  { operation: 'orderExpress', as: 'other', params: { orderNo: '$merchantNo' } },
];

/** Must run last: it changes the time of the market. */
export const time: Journey = {
  name: 'time',
  about: 'more than a week passes: a parcel arrives and coupons expire',
  isWhole: true,
  steps: [
    ...paidOrder('stripe'),
    SHIP,
    DETAIL,
    { operation: 'couponList', as: 'other', query: { type: 'usable', page: 1, limit: 50 } },
    {
      operation: 'emailLogin',
      body: { email: '$memberEmail', password: '$memberPassword' },
      take: { idleToken: 'token' },
    },
    { operation: 'userInfo', as: '$idleToken' },
    ...NEXT_DAY,
    ...NEXT_DAY,
    {
      operation: 'userInfo',
      as: '$idleToken',
      expect: 401,
      situation: 'No token, or the token is unknown or expired.',
    },
    {
      operation: 'tokenExists',
      as: '$idleToken',
      values: [{ what: 'an expired token', at: '', is: false }],
    },
    ...Array.from({ length: DAYS }, () => NEXT_DAY).flat(),
    ...['usable', 'unusable'].map((type): Step => ({
      operation: 'couponList',
      as: 'other',
      query: { type, page: 1, limit: 50 },
    })),
    DETAIL,
    { operation: 'orderList', query: { type: -1, page: 1, limit: 50 } },
  ],
};
