import type { QueryClient } from '@tanstack/react-query';
import {
  getOwnEmailCaptchaMutationOptions,
  getOwnPhoneCaptchaMutationOptions,
} from '#generated/client/login/login.ts';
import {
  getUserEditMutationOptions,
  getUserEmailPasswordUpdateMutationOptions,
  getUserInfoQueryOptions,
  getUserPhonePasswordUpdateMutationOptions,
} from '#generated/client/user/user.ts';
import { isApiError } from '#/api/error.ts';
import { mutate } from '#/api/mutate.ts';
import { readNow } from '#/api/read-now.ts';
import { isPictureSent } from '#/backend/pictures.ts';
import type { Values } from '#/session/sign-in/schemas.ts';
import type { Write } from '#/session/write.ts';

/** Changes nickname and avatar. */
export const editUser: Write<[nickname: string, avatar: string]> = {
  signInFor: 'account',
  send: (client, nickname, avatar) =>
    mutate(client, getUserEditMutationOptions(), { data: { nickname, avatar } }),
  verify: async ({ client }, nickname, avatar) => {
    const user = await readNow(client, getUserInfoQueryOptions());
    return user.nickname === nickname && isPictureSent(user.avatar, avatar);
  },
};

/** For calls that need no session: they fail in the same way if it has expired, which the call for the account detects. */
async function withSession<T>(client: QueryClient, sent: Promise<T>): Promise<T> {
  try {
    return await sent;
  } catch (error) {
    if (isApiError(error) && error.kind === 'answer')
      await readNow(client, getUserInfoQueryOptions());
    throw error;
  }
}

const SENT_AGAIN = 'A code that does not arrive is requested again.';

/** Sends a code to the account's own email address. The result is whether it was sent. */
export const sendOwnEmailCode: Write<[], boolean> = {
  signInFor: 'account',
  send: (client) =>
    withSession(client, mutate(client, getOwnEmailCaptchaMutationOptions(), undefined)),
  unverified: SENT_AGAIN,
};

/** Sends a code to the account's own phone. The result is whether it was sent. */
export const sendOwnPhoneCode: Write<[], boolean> = {
  signInFor: 'account',
  send: (client) =>
    withSession(client, mutate(client, getOwnPhoneCaptchaMutationOptions(), undefined)),
  unverified: SENT_AGAIN,
};

const passwords = ({ captcha, newPassword, again }: Values) => ({
  data: { captcha, newPassword, passwordAgain: again },
});
const SIGNS_IN =
  'No call shows the password; the shopper signs in with the new one or requests another code.';

/** Changes the password of an account with an email address. */
export const changeEmailPassword: Write<[values: Values]> = {
  signInFor: 'account',
  send: (client, values) =>
    mutate(client, getUserEmailPasswordUpdateMutationOptions(), passwords(values)),
  unverified: SIGNS_IN,
};

/** Changes the password of an account with a phone. */
export const changePhonePassword: Write<[values: Values]> = {
  signInFor: 'account',
  send: (client, values) =>
    mutate(client, getUserPhonePasswordUpdateMutationOptions(), passwords(values)),
  unverified: SIGNS_IN,
};
