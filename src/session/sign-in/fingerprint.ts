import type { LoginResult } from '#generated/model/loginResult.ts';
import type { UserCenter } from '#generated/model/userCenter.ts';
import { shortHash } from '#/lib/hash.ts';

/**
 * Hash that identifies a shopper without personal data; equal for both responses that describe a shopper.
 * Null for the user data of a visitor, because several visitors may share an e-mail address.
 */
function fingerprint(
  type: string,
  { email, phone, nickname }: Pick<UserCenter, 'email' | 'phone' | 'nickname'>,
): string {
  // The nickname may change, so it is used only without e-mail and phone.
  return shortHash(JSON.stringify([type, email, phone, email || phone ? '' : nickname]));
}

export const userFingerprint = (user: UserCenter): string | null =>
  user.userType === 'visitor' ? null : fingerprint(user.userType, user);

export const loginFingerprint = (login: LoginResult): string =>
  login.type === 'visitor' ? shortHash(`visitor ${login.uid}`) : fingerprint(login.type, login);
