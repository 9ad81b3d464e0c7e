import type { CallStep, Journey } from './journey.ts';
import { myCoupons, visitor } from './visitor-steps.ts';

const AS = { as: '$token' } as const;
const ALL = { page: 1, limit: 100 };

const offers = (rest: Partial<CallStep>): CallStep => ({
  operation: 'couponOffers',
  as: 'guest',
  query: { useType: 3, ...ALL },
  ...rest,
});

export const lastCoupon: Journey = {
  name: 'last-coupon',
  about: 'the last coupon of a limited number is received, and no other member gets one',
  creates: ['two visitors and a received coupon'],
  isWhole: true,
  steps: [
    { sandbox: { do: 'scenario', name: 'couponsRunOut', email: '$memberEmail' } },
    offers({ take: { couponId: 'list[isLimited=true&lastTotal=1].id' } }),
    visitor('$newEmail', 'token'),
    visitor('$secondEmail', 'secondToken'),
    { operation: 'couponReceive', ...AS, body: { couponId: '$couponId' } },
    myCoupons('$token', 'usable', {
      values: [{ what: 'the last coupon', at: 'list[*].useType', has: 3 }],
    }),
    offers({
      values: [{ what: 'a coupon that has run out', at: 'list[*].id', lacks: '$couponId' }],
    }),
    {
      operation: 'couponReceive',
      as: '$secondToken',
      body: { couponId: '$couponId' },
      expect: 500,
      situation: 'None are left.',
    },
    myCoupons('$secondToken', 'usable', {
      values: [{ what: 'a coupon that was not received', at: 'list[*].id', none: true }],
    }),
    { operation: 'logout', ...AS },
    { operation: 'logout', as: '$secondToken' },
  ],
};
