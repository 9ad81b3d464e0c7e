import type { LoginResult } from '../../../generated/model/loginResult.ts';
import type { UserCenter } from '../../../generated/model/userCenter.ts';
import { shortHash } from '../../lib/hash.ts';

/**
 * Tells one shopper from another without saying who they are; both answers that describe a shopper give the same.
 * Null for a visitor's description: several visitors may have given one address.
 */
function markOf(
  type: string,
  { email, phone, nickname }: Pick<UserCenter, 'email' | 'phone' | 'nickname'>,
): string {
  // A name may change, so it counts only where nothing else is known.
  return shortHash(JSON.stringify([type, email, phone, email || phone ? '' : nickname]));
}

export const markOfUser = (user: UserCenter): string | null =>
  user.userType === 'visitor' ? null : markOf(user.userType, user);

export const markOfLogin = (login: LoginResult): string =>
  login.type === 'visitor' ? shortHash(`visitor ${login.uid}`) : markOf(login.type, login);
