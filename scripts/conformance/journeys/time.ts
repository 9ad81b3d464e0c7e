import type { Journey, Step } from './journey.ts';
import { FIND_PRODUCT } from './find.ts';
import { buyNow, ITEM } from './order-steps.ts';
import { DETAIL, paidOrder, SHIP } from './paid-order.ts';

const DAYS = 7;
const ALMOST_A_DAY = 23 * 60 * 60 * 1000;

/** Sessions expire a day after their last use, so each day includes a call of both members. */
const NEXT_DAY: readonly Step[] = [
  { sandbox: { do: 'forward', ms: ALMOST_A_DAY } },
  { operation: 'tokenExists', as: 'member' },
  { operation: 'orderExpress', as: 'other', params: { orderNo: '$merchantNo' } },
];

/** A coupon whose time is over lowers no price. */
const EXPIRED_COUPON: readonly Step[] = [
  {
    operation: 'couponList',
    as: 'other',
    query: { type: 'unusable', page: 1, limit: 50 },
    take: { expiredId: 'list[status=2].id' },
  },
  ...FIND_PRODUCT,
  buyNow(ITEM, { as: 'other', take: { preOrderNo: 'preOrderNo' } }),
  {
    operation: 'orderPrice',
    as: 'other',
    body: { preOrderNo: '$preOrderNo', couponId: '$expiredId' },
    expect: 500,
    situation: 'Received coupon not found, used, expired or not valid yet.',
  },
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
    { operation: 'tokenExists', as: '$idleToken' },
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
    ...EXPIRED_COUPON,
    { operation: 'orderList', query: { type: -1, page: 1, limit: 50 } },
  ],
};
