import {
  A_MINUTE,
  INBOX,
  PASSWORD_CHANGE,
  PHONE,
  PHONE_INBOX,
  resetPassword,
} from './account-steps.ts';
import type { Journey, Step } from './journey.ts';
import { decide, FIND_FORM, FORM, RECORD, RESUBMIT } from './settlement-form.ts';

const USABLE = { type: 'usable', page: 1, limit: 100 };
const SECOND_INBOX: Step = {
  sandbox: { do: 'inbox', to: '$secondEmail' },
  take: { code: '[to=$secondEmail].code' },
};

const RESUBMITTED: Step = {
  operation: 'settlementResubmit',
  as: 'other',
  params: { id: '$recordId' },
  body: { ...RESUBMIT, email: '$secondEmail', keywords: 'check, again' },
};
const tryTo = (step: Step): Step => ({ ...step, isOptional: true });

/** Accounts and an application with codes that an inbox shows. Codes to one address are a minute apart. */
export const codes: Journey = {
  name: 'codes',
  about: 'accounts with a mailbox and a phone, and an application, with the codes of an inbox',
  creates: ['an account with an e-mail address, one with a phone number, and an application'],
  isWhole: true,
  steps: [
    { operation: 'emailCaptcha', body: '$newEmail' },
    INBOX,
    {
      operation: 'emailRegister',
      body: { email: '$newEmail', captcha: '$code', password: '$newPassword' },
      take: { token: 'token' },
    },
    {
      operation: 'couponList',
      as: '$token',
      query: USABLE,
      take: { newCoupon: 'list[0].name' },
    },
    { operation: 'phoneCaptcha', body: PHONE },
    PHONE_INBOX,
    {
      operation: 'phoneRegister',
      body: { ...PHONE, captcha: '$code', password: '$newPassword' },
      take: { phoneToken: 'token' },
    },
    { operation: 'userInfo', as: '$phoneToken' },
    {
      operation: 'couponList',
      as: '$phoneToken',
      query: USABLE,
      values: [{ what: 'a coupon for new users', at: 'list[*].name', has: '$newCoupon' }],
    },
    { operation: 'phonePasswordLogin', body: { ...PHONE, password: '$newPassword' } },
    ...FIND_FORM,
    { operation: 'settlementCaptcha', body: '$secondEmail' },
    SECOND_INBOX,
    {
      operation: 'settlementApply',
      as: 'other',
      body: { ...FORM, email: '$secondEmail', captcha: '$code' },
    },
    { operation: 'settlementRecords', as: 'other', take: { recordId: 'list[0].id' } },
    RESUBMITTED,
    RECORD,
    tryTo(decide(false)),
    RECORD,
    RESUBMITTED,
    RECORD,
    tryTo(decide(true)),
    RECORD,
    A_MINUTE,
    { operation: 'emailResetCaptcha', body: '$newEmail' },
    INBOX,
    resetPassword({
      email: '$newEmail',
      captcha: '$code',
      newPassword: '$thirdPassword',
      passwordAgain: '$thirdPassword',
    }),
    {
      operation: 'emailLogin',
      body: { email: '$newEmail', password: '$thirdPassword' },
      take: { token: 'token' },
    },
    { operation: 'phoneCaptcha', body: PHONE },
    PHONE_INBOX,
    { operation: 'phoneCaptchaLogin', body: { ...PHONE, captcha: '$code' } },
    A_MINUTE,
    { operation: 'ownEmailCaptcha', as: '$token' },
    INBOX,
    { operation: 'userEmailPasswordUpdate', as: '$token', body: PASSWORD_CHANGE },
    { operation: 'ownPhoneCaptcha', as: '$phoneToken' },
    PHONE_INBOX,
    { operation: 'userPhonePasswordUpdate', as: '$phoneToken', body: PASSWORD_CHANGE },
    { operation: 'emailLogin', body: { email: '$newEmail', password: '$newerPassword' } },
    { operation: 'phonePasswordLogin', body: { ...PHONE, password: '$newerPassword' } },
  ],
};
