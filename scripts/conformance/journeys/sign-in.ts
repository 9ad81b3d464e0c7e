import { PASSWORD_CHANGE, PHONE, resetPassword } from './account-steps.ts';
import type { Journey, Step } from './journey.ts';

const MALFORMED_PHONE = 'Phone number malformed; only numbers of country code 86 are checked.';

export const signIn: Journey = {
  name: 'sign-in',
  about: 'sign-in with an e-mail address, sign-out, and rejected attempts',
  steps: [
    {
      operation: 'emailLogin',
      body: { email: '$unknownEmail', password: '$newPassword' },
      expect: 500,
      situation: 'No such user: register first.',
    },
    ...[
      '$newPassword',
      '$memberPasswordOtherCase',
      '$memberPasswordLonger',
      '$memberPasswordPadded',
    ].map((password): Step => ({
      operation: 'emailLogin',
      body: { email: '$memberEmail', password },
      expect: 500,
      situation: 'E-mail or password wrong.',
    })),
    {
      operation: 'emailLogin',
      body: { email: 'not an address', password: '$newPassword' },
      expect: 400,
      situation: 'E-mail missing or malformed; password blank.',
      lenient: true,
    },
    {
      operation: 'emailCaptcha',
      body: '$memberEmail',
      expect: 500,
      situation: 'E-mail already registered.',
    },
    {
      operation: 'emailResetCaptcha',
      body: '$unknownEmail',
      expect: 500,
      situation: 'The account does not exist.',
    },
    {
      operation: 'emailRegister',
      body: { email: '$unknownEmail', captcha: '111111', password: '$newPassword' },
      expect: 500,
      situation: 'Code expired.',
    },
    resetPassword(
      { email: '$unknownEmail', captcha: '111111' },
      { expect: 500, situation: 'Code expired.' },
    ),
    resetPassword(
      { email: '$unknownEmail', captcha: '111111', passwordAgain: '$newerPassword' },
      { expect: 500, situation: 'The two passwords differ.' },
    ),
    {
      operation: 'phonePasswordLogin',
      body: { ...PHONE, password: '$newPassword' },
      expect: 500,
      situation: 'No such user, or the password is wrong; the answer does not say which.',
    },
    {
      operation: 'phonePasswordLogin',
      body: { phone: '123', countryCode: '+86', password: '$newPassword' },
      expect: [400, 500],
      situation: MALFORMED_PHONE,
    },
    {
      operation: 'phonePasswordLogin',
      body: PHONE,
      expect: [400, 500],
      situation: 'Password missing or blank.',
    },
    {
      operation: 'phoneCaptchaLogin',
      body: { ...PHONE, captcha: '111111' },
      expect: 500,
      situation: 'Code expired.',
    },
    {
      operation: 'phoneCaptchaLogin',
      body: PHONE,
      expect: [400, 500],
      situation: 'Code missing or blank.',
    },
    {
      operation: 'phoneRegister',
      body: { ...PHONE, password: '$newPassword' },
      expect: [400, 500],
      situation: 'Code missing or blank.',
    },
    {
      operation: 'phoneRegister',
      body: { ...PHONE, captcha: '111111' },
      expect: [400, 500],
      situation: 'Password missing or blank.',
    },
    ...(['phoneCaptchaLogin', 'phoneRegister'] as const).map((operation): Step => ({
      operation,
      body: { phone: '123', countryCode: '+86', captcha: '111111', password: '$newPassword' },
      expect: [400, 500],
      situation: MALFORMED_PHONE,
    })),
    {
      operation: 'phoneRegister',
      body: { ...PHONE, captcha: '111111', password: '$newPassword' },
      expect: 500,
      situation: 'Code expired.',
    },
    {
      operation: 'phoneCaptcha',
      body: { countryCode: '+86' },
      expect: 400,
      situation: 'Phone number or country code missing.',
      lenient: true,
    },
    {
      operation: 'phoneCaptcha',
      body: { phone: '123', countryCode: '+86' },
      expect: [400, 500],
      situation: MALFORMED_PHONE,
    },
    {
      operation: 'userEmailPasswordUpdate',
      body: { ...PASSWORD_CHANGE, captcha: '111111', passwordAgain: '$newPassword' },
      expect: 500,
      situation: 'The two passwords differ.',
    },
    {
      operation: 'userPhonePasswordUpdate',
      body: { ...PASSWORD_CHANGE, captcha: '111111' },
      expect: 500,
      situation: 'The account is not of type `phone`.',
    },
    {
      operation: 'ownPhoneCaptcha',
      as: 'member',
      expect: 500,
      situation: 'The account is not of type `phone`.',
    },
    {
      operation: 'ownEmailCaptcha',
      as: 'guest',
      expect: [500, 401],
      situation: 'No token, or the token is unknown or expired.',
    },
    {
      operation: 'ownPhoneCaptcha',
      as: 'guest',
      expect: [500, 401],
      situation: 'No token, or the token is unknown or expired.',
    },
    {
      operation: 'emailLogin',
      body: { email: '$memberEmail', password: '$memberPassword' },
      take: { token: 'token', almostToken: 'token|almost', longerToken: 'token|longer' },
    },
    ...(['$almostToken', '$longerToken'] as const).map((as): Step => ({
      operation: 'userInfo',
      as,
      expect: 401,
      isForeign: true,
      situation: 'No token, or the token is unknown or expired.',
    })),
    {
      operation: 'emailLogin',
      body: { email: '$memberEmail', password: '$memberPassword' },
      take: { otherDevice: 'token' },
    },
    {
      operation: 'twitterRequestToken',
      query: { end: 'pc' },
      expect: [200, 500],
      situation: 'Sign-in through Twitter is switched off.',
    },
    { operation: 'tokenExists', as: '$token' },
    { operation: 'userInfo', as: '$token', take: { nickname: 'nickname', avatar: 'avatar' } },
    { operation: 'userEdit', as: '$token', body: { nickname: '$nickname', avatar: '$avatar' } },
    { operation: 'userMenu', as: '$token' },
    { operation: 'logout', as: '$token' },
    {
      operation: 'userInfo',
      as: '$token',
      expect: 401,
      situation: 'No token, or the token is unknown or expired.',
    },
    // Another device stays signed in.
    { operation: 'userInfo', as: '$otherDevice' },
    { operation: 'logout', as: '$otherDevice' },
    {
      operation: 'tokenExists',
      as: '$otherDevice',
      values: [{ what: 'a signed-out token', at: '', is: false }],
    },
    { operation: 'logout', as: 'guest' },
  ],
};
