import {
  getEmailCaptchaMutationOptions,
  getEmailLoginMutationOptions,
  getEmailPasswordResetMutationOptions,
  getEmailRegisterMutationOptions,
  getEmailResetCaptchaMutationOptions,
  getFacebookLoginMutationOptions,
  getGoogleLoginMutationOptions,
  getPhoneCaptchaLoginMutationOptions,
  getPhoneCaptchaMutationOptions,
  getPhonePasswordLoginMutationOptions,
  getPhoneRegisterMutationOptions,
  getTwitterLoginMutationOptions,
  getTwitterRequestTokenMutationOptions,
  getVisitorRegisterMutationOptions,
} from '#generated/client/login/login.ts';
import type { FacebookLogin } from '#generated/model/facebookLogin.ts';
import type { LoginResult } from '#generated/model/loginResult.ts';
import type { TwitterLogin } from '#generated/model/twitterLogin.ts';
import type { TwitterRequestToken } from '#generated/model/twitterRequestToken.ts';
import { mutate } from '#/api/mutate.ts';
import DIAL_CODES from 'virtual:dial-codes';
import type { Write } from '../write.ts';
import type { Values } from './schemas.ts';
import { phoneOf } from '#/shared/country/phone-rule.ts';

type SignIn<Given = Values> = Write<[given: Given], LoginResult>;
/** The result is whether the code was sent. */
type SendCode<To> = Write<[to: To], boolean>;

const SIGNED_IN_AGAIN =
  'Without the token there is no session in this browser: the shopper signs in again.';
const REGISTERED = 'Registering again is refused if the account exists; the shopper signs in then.';
const isSent = () => true;
const SENT_AGAIN = 'A code that does not arrive is requested again.';

export const signInByEmail: SignIn = {
  signInFor: null,
  send: (client, { email, password }) =>
    mutate(client, getEmailLoginMutationOptions(), { data: { email, password } }),
  unverified: SIGNED_IN_AGAIN,
};

export const signInByPhone: SignIn = {
  signInFor: null,
  send: (client, values) =>
    mutate(client, getPhonePasswordLoginMutationOptions(), {
      data: { ...phoneOf(values), password: values.password },
    }),
  unverified: SIGNED_IN_AGAIN,
};

export const signInByPhoneCode: SignIn = {
  signInFor: null,
  send: (client, values) =>
    mutate(client, getPhoneCaptchaLoginMutationOptions(), {
      data: { ...phoneOf(values), captcha: values.captcha },
    }),
  unverified: SIGNED_IN_AGAIN,
};

export const registerByEmail: SignIn = {
  signInFor: null,
  send: (client, { email, captcha, newPassword }) =>
    mutate(client, getEmailRegisterMutationOptions(), {
      data: { email, captcha, password: newPassword },
    }),
  unverified: REGISTERED,
};

export const registerByPhone: SignIn = {
  signInFor: null,
  send: (client, values) =>
    mutate(client, getPhoneRegisterMutationOptions(), {
      data: { ...phoneOf(values), captcha: values.captcha, password: values.newPassword },
    }),
  unverified: REGISTERED,
};

/** The phone of a visitor: with the calling code without plus, both fields or none. */
function contactOf(values: Values) {
  const { phone } = phoneOf(values);
  return phone === '' ? {} : { phone, countryCode: DIAL_CODES[values.country] ?? null };
}

/** Begins a purchase without an account. */
export const registerVisitor: SignIn = {
  signInFor: null,
  send: (client, values) =>
    mutate(client, getVisitorRegisterMutationOptions(), {
      data: { email: values.email, ...contactOf(values) },
    }),
  unverified: 'Each visitor is a new user; an unused one does no harm.',
};

export const signInByGoogle: SignIn<string> = {
  signInFor: null,
  send: (client, idToken) => mutate(client, getGoogleLoginMutationOptions(), { data: idToken }),
  unverified: SIGNED_IN_AGAIN,
};

export const signInByFacebook: SignIn<FacebookLogin> = {
  signInFor: null,
  send: (client, data) => mutate(client, getFacebookLoginMutationOptions(), { data }),
  unverified: SIGNED_IN_AGAIN,
};

export const signInByTwitter: SignIn<TwitterLogin> = {
  signInFor: null,
  send: (client, data) => mutate(client, getTwitterLoginMutationOptions(), { data }),
  unverified: SIGNED_IN_AGAIN,
};

/** Begins a sign-in with Twitter. The secret in the result is not kept in the mutation cache. */
export const requestTwitterToken: Write<[], TwitterRequestToken> = {
  signInFor: null,
  send: (client) =>
    mutate(client, getTwitterRequestTokenMutationOptions({ mutation: { gcTime: 0 } }), {
      params: { end: 'pc' },
    }),
  unverified: 'An unused token does no harm.',
};

export const sendEmailCode: SendCode<string> = {
  signInFor: null,
  send: (client, data) => mutate(client, getEmailCaptchaMutationOptions(), { data }).then(isSent),
  unverified: SENT_AGAIN,
};

export const sendPhoneCode: SendCode<ReturnType<typeof phoneOf>> = {
  signInFor: null,
  send: (client, data) => mutate(client, getPhoneCaptchaMutationOptions(), { data }).then(isSent),
  unverified: SENT_AGAIN,
};

export const sendResetCode: SendCode<string> = {
  signInFor: null,
  send: (client, data) =>
    mutate(client, getEmailResetCaptchaMutationOptions(), { data }).then(isSent),
  unverified: SENT_AGAIN,
};

/** For a form that only leads to another one. */
export const nothing: Write<[values: Values]> = {
  signInFor: null,
  send: () => Promise.resolve(),
  unverified: 'It is no call.',
};

/** Sets a new password after verification by a code. */
export const resetPassword: Write<[values: Values]> = {
  signInFor: null,
  send: (client, { email, captcha, newPassword, again }) =>
    mutate(client, getEmailPasswordResetMutationOptions(), {
      data: { email, captcha, newPassword, passwordAgain: again },
    }),
  unverified:
    'No call shows the password; the shopper signs in with the new one or requests another code.',
};
