import { getLogoutMutationOptions } from '#generated/client/login/login.ts';
import { mutate } from '#/api/mutate.ts';
import type { Write } from './write.ts';

export const logOut: Write<[]> = {
  signInFor: null,
  send: (client) => mutate(client, getLogoutMutationOptions(), undefined),
  unverified: 'The session ends in this browser even if the call fails.',
};
