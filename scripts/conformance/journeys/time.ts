import { DETAIL, paid, SHIP } from './after-sale.ts';
import type { Journey, Step } from './journey.ts';

const DAYS = 9;
const ALMOST_A_DAY = 23 * 60 * 60 * 1000;

/** A session lives a day from its last use: everybody shows up once a day. */
const NEXT_DAY: readonly Step[] = [
  { sandbox: { do: 'forward', ms: ALMOST_A_DAY } },
  { operation: 'tokenExists', as: 'member' },
  { operation: 'orderExpress', as: 'other', params: { orderNo: '$merchantNo' } },
];

/** Comes last: it leaves nothing as it was. */
export const time: Journey = {
  name: 'time',
  about: 'a week goes by: a parcel arrives, and what was valid for days is no more',
  embeddedOnly: true,
  steps: [
    ...paid('stripe'),
    SHIP,
    DETAIL,
    { operation: 'couponList', as: 'other', query: { type: 'usable', page: 1, limit: 50 } },
    ...Array.from({ length: DAYS }, () => NEXT_DAY).flat(),
    { operation: 'couponList', as: 'other', query: { type: 'unusable', page: 1, limit: 50 } },
    DETAIL,
    { operation: 'orderList', query: { type: -1, page: 1, limit: 50 } },
  ],
};
