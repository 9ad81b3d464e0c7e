import type { CallStep, Step } from './journey.ts';

const MINUTE_MS = 60_000;

export const wait = (minutes: number): Step => ({
  sandbox: { do: 'forward', ms: minutes * MINUTE_MS },
});

/** A visitor, whose session is taken by this name. */
export const visitor = (email: string, name: string): Step => ({
  operation: 'visitorRegister',
  body: { email },
  expect: [200, 500],
  situation: 'Buying without an account is switched off. Not checked by the known backend.',
  take: { [name]: 'token' },
});

/** The coupons of a member in one tab. */
export const myCoupons = (
  as: CallStep['as'] & string,
  type: string,
  rest: Partial<CallStep> = {},
) =>
  ({
    operation: 'couponList',
    as,
    query: { type, page: 1, limit: 100 },
    ...rest,
  }) satisfies CallStep;
