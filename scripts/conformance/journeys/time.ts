import type { Journey, Step } from './journey.ts';
import { FIND_PRODUCT } from './find.ts';
import { buyNow, ITEM } from './order-steps.ts';
import { APPLY, DETAIL, paidOrder, SHIP } from './paid-order.ts';

const DAYS = 7;
const ALMOST_A_DAY = 23 * 60 * 60 * 1000;

/** Sessions expire a day after their last use, so each day includes a call of both members. */
const NEXT_DAY: readonly Step[] = [
  { sandbox: { do: 'forward', ms: ALMOST_A_DAY } },
  { operation: 'tokenExists', as: 'member' },
  { operation: 'orderExpress', as: 'other', params: { orderNo: '$merchantNo' } },
];

const A_WEEK = Array.from({ length: DAYS }, () => NEXT_DAY).flat();

const POINTS_LIST: Step = {
  operation: 'pointsList',
  as: 'other',
  query: { page: 1, limit: 100 },
};

/** Points of a purchase are frozen until a week after its receipt; those of a refunded one are taken back. */
const POINTS: readonly Step[] = [
  {
    operation: 'pointsAccount',
    as: 'other',
    take: { left: 'integral', earned: 'settledIntegral', frozen: 'freezeIntegral' },
  },
  ...A_WEEK,
  ...NEXT_DAY,
  POINTS_LIST,
  {
    operation: 'pointsAccount',
    as: 'other',
    values: [
      { what: 'the points left, a week later', at: 'integral', above: '$left' },
      { what: 'the points earned, a week later', at: 'settledIntegral', above: '$earned' },
      { what: 'the frozen points, a week later', at: 'freezeIntegral', below: '$frozen' },
    ],
    take: { released: 'integral' },
  },
  { operation: 'refundReasons', as: 'other', take: { reason: '[0]' } },
  { operation: 'refundApply', as: 'other', body: APPLY },
  { sandbox: { do: 'refund', email: '$otherEmail', orderNo: '$merchantNo', step: 'accept' } },
  POINTS_LIST,
  {
    operation: 'pointsAccount',
    as: 'other',
    values: [{ what: 'the points left, after the refund', at: 'integral', below: '$released' }],
  },
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
  about: 'two weeks pass: a parcel arrives, coupons expire, and points count until a refund',
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
    ...A_WEEK,
    ...['usable', 'unusable'].map((type): Step => ({
      operation: 'couponList',
      as: 'other',
      query: { type, page: 1, limit: 50 },
    })),
    DETAIL,
    ...POINTS,
    ...EXPIRED_COUPON,
    { operation: 'orderList', query: { type: -1, page: 1, limit: 50 } },
  ],
};
