import { useCode } from './codes.ts';
import { checkEmail } from './contacts.ts';
import { fail } from './errors.ts';
import { codeAddress, emailAccount } from './accounts.ts';
import { endSessions } from './sessions.ts';
import type { Market } from './context.ts';
import type { User } from './state.ts';

const ALLOWED = /^[A-Za-z0-9!@#$%^&*?._\\]{8,20}$/;
const KINDS = [/[A-Z]/, /[a-z]/, /\d/, /[!@#$%^&*?._\\]/];

export interface NewPassword {
  captcha: string;
  newPassword: string;
  passwordAgain: string;
}

export function strongPassword(password: string): boolean {
  return ALLOWED.test(password) && KINDS.filter((kind) => kind.test(password)).length >= 3;
}

/** Ends every session of the account: a forgotten password may be known to others. */
export function resetPassword(market: Market, input: NewPassword & { email: string }): void {
  checkPair(input);
  const email = checkEmail(input.email);
  const user = emailAccount(market, email) ?? fail('accountMissing');
  useCode(market, email, input.captcha);
  store(market, user, input.newPassword);
  endSessions(market, user.id);
}

export interface PasswordChange extends NewPassword {
  /** kind of account that the call is for */
  by: 'email' | 'phone';
  /** token of the caller, the only session that stays valid */
  token: string | null;
}

export function changePassword(
  market: Market,
  user: User,
  { by, token, ...input }: PasswordChange,
): void {
  if (!user.enabled) fail('accountDisabled');
  if (user.type !== by) fail('accountKind');
  checkPair(input);
  useCode(market, codeAddress(user), input.captcha);
  store(market, user, input.newPassword);
  endSessions(market, user.id, token);
}

function checkPair({ newPassword, passwordAgain }: NewPassword): void {
  if (!strongPassword(newPassword)) fail('weakPassword');
  if (newPassword !== passwordAgain) fail('passwordsDiffer');
}

function store(market: Market, user: User, password: string): void {
  user.password = password;
  market.changed();
}
