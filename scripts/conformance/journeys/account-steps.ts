import type { CallStep, Step } from './journey.ts';

/** Codes to the same address are rate-limited to one a minute. */
export const MINUTE_LATER: Step = { sandbox: { do: 'forward', ms: 61_000 } };
export const A_MINUTE: Step = { sandbox: { do: 'forward', ms: 61_000 }, isReal: true };
export const INBOX: Step = {
  sandbox: { do: 'inbox', to: '$newEmail' },
  take: { code: '[to=$newEmail].code' },
};
/** The code before it is replaced by a new one. */
export const OLD_CODE: Step = {
  sandbox: { do: 'inbox', to: '$newEmail' },
  take: { oldCode: '[to=$newEmail].code' },
};
export const PHONE_INBOX: Step = {
  sandbox: { do: 'inbox', to: '+86$newPhone' },
  take: { code: '[to=+86$newPhone].code' },
};

/** What a new account is granted. */
export const NEW_COUPONS = (as: CallStep['as'] & string): readonly Step[] => [
  { operation: 'couponList', as, query: { type: 'usable', page: 1, limit: 100 } },
  { operation: 'couponList', as, query: { type: 'unusable', page: 1, limit: 100 } },
];

export const PHONE = { phone: '$newPhone', countryCode: '+86' };
export const PASSWORD_CHANGE = {
  newPassword: '$newerPassword',
  passwordAgain: '$newerPassword',
  captcha: '$code',
};
export const WRONG_CODE = '000000';

export const resetPassword = (
  fields: Record<string, string>,
  rest: Partial<CallStep> = {},
): CallStep => ({
  operation: 'emailPasswordReset',
  body: { newPassword: '$newPassword', passwordAgain: '$newPassword', ...fields },
  ...rest,
});
