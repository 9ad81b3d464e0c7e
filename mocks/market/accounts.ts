import { sendCode, useCode } from './codes.ts';
import { checkEmail, checkPhone } from './contacts.ts';
import { nextId, now, type Market } from './context.ts';
import { grantNewUserCoupons } from './coupons.ts';
import { fail } from './errors.ts';
import { requireWay } from './login-switches.ts';
import { newIdentity } from './numbers.ts';
import { hex } from './random.ts';
import { openSession, type SignedIn } from './sessions.ts';
import type { Picture } from './model.ts';
import type { SentCode, User, UserType } from './state.ts';

export const DEFAULT_AVATAR = '/media/avatar/0.webp';

export interface Phone {
  countryCode: string;
  phone: string;
}

export function loginEmail(market: Market, input: { email: string; password: string }): SignedIn {
  const user = emailAccount(market, checkEmail(input.email)) ?? fail('accountMissing');
  if (user.password !== input.password) fail('passwordWrong');
  return enter(market, user);
}

export function loginPhonePassword(market: Market, input: Phone & { password: string }): SignedIn {
  if (!input.password) fail('passwordBlank');
  checkPhone(input.countryCode, input.phone);
  const user = phoneAccount(market, input);
  if (user?.password !== input.password) fail('passwordWrong');
  return enter(market, user);
}

export function loginPhoneCode(market: Market, input: Phone & { captcha: string }): SignedIn {
  if (!input.captcha) fail('codeBlank');
  checkPhone(input.countryCode, input.phone);
  useCode(market, phoneAddress(input), input.captcha);
  return enter(market, phoneAccount(market, input) ?? fail('accountMissing'));
}

export function registerEmail(
  market: Market,
  input: { email: string; captcha: string; password: string },
): SignedIn {
  const email = checkEmail(input.email);
  if (!input.password) fail('passwordBlank');
  useCode(market, email, input.captcha);
  if (emailAccount(market, email)) fail('emailTaken');
  return welcome(market, addUser(market, { type: 'email', email, password: input.password }));
}

export function registerPhone(
  market: Market,
  input: Phone & { captcha: string; password: string },
): SignedIn {
  if (!input.captcha) fail('codeBlank');
  if (!input.password) fail('passwordBlank');
  checkPhone(input.countryCode, input.phone);
  useCode(market, phoneAddress(input), input.captcha);
  if (phoneAccount(market, input)) fail('phoneTaken');
  const { countryCode, phone, password } = input;
  return welcome(market, addUser(market, { type: 'phone', countryCode, phone, password }));
}

/** Each purchase without an account creates a visitor, who gets no welcome coupons. */
export function registerVisitor(
  market: Market,
  input: {
    email: string;
    phone?: string | null | undefined;
    countryCode?: string | null | undefined;
  },
): SignedIn {
  requireWay(market, 'visitor');
  const email = checkEmail(input.email);
  if (input.phone && !input.countryCode) fail('countryCodeMissing');
  const phone = input.phone || null;
  const countryCode = input.countryCode || null;
  const password = hex(market.random, 32);
  return openSession(
    market,
    addUser(market, { type: 'visitor', email, phone, countryCode, password }),
  );
}

export function sendRegisterCode(market: Market, email: string): SentCode {
  const address = checkEmail(email);
  if (emailAccount(market, address)) fail('emailTaken');
  return sendCode(market, address);
}

export function sendResetCode(market: Market, email: string): SentCode {
  const address = checkEmail(email);
  if (!emailAccount(market, address)) fail('accountMissing');
  return sendCode(market, address);
}

/** Sends a code to a mailbox that need not belong to an account, e.g. of an applicant. */
export function sendEmailCode(market: Market, email: string): SentCode {
  return sendCode(market, checkEmail(email));
}

export function sendPhoneCode(market: Market, phone: Phone): SentCode {
  checkPhone(phone.countryCode, phone.phone);
  return sendCode(market, phoneAddress(phone));
}

/** Sends a code to the account's mailbox or phone, before a change of password. */
export function sendOwnCode(market: Market, user: User, by: 'email' | 'phone'): SentCode {
  if (!user.enabled) fail('accountDisabled');
  if (user.type !== by) fail('accountKind');
  return sendCode(market, codeAddress(user));
}

export function emailAccount(market: Market, email: string): User | undefined {
  return market.state.users.find((user) => user.type === 'email' && user.email === email);
}

export function codeAddress(user: User): string {
  if (user.type !== 'phone') return user.email ?? '';
  return phoneAddress({ countryCode: user.countryCode ?? '', phone: user.phone ?? '' });
}

interface NewUser {
  type: UserType;
  email?: string | null;
  countryCode?: string | null;
  phone?: string | null;
  password: string;
  nickname?: string;
  avatar?: Picture;
  /** of a social account: the id at the provider */
  identity?: string;
}

export function addUser(market: Market, input: NewUser): User {
  const user: User = {
    id: nextId(market),
    type: input.type,
    email: input.email ?? null,
    phone: input.phone ?? null,
    countryCode: input.countryCode ?? null,
    password: input.password,
    nickname: input.nickname ?? hex(market.random, 12),
    avatar: input.avatar ?? DEFAULT_AVATAR,
    identity: input.identity ?? newIdentity(market),
    enabled: true,
    createTime: now(market),
  };
  market.state.users.push(user);
  market.changed();
  return user;
}

function phoneAccount(market: Market, { countryCode, phone }: Phone): User | undefined {
  return market.state.users.find(
    (user) => user.type === 'phone' && user.countryCode === countryCode && user.phone === phone,
  );
}

function phoneAddress({ countryCode, phone }: Phone): string {
  return countryCode + phone;
}

/** Signs in to an existing account. */
export function enter(market: Market, user: User): SignedIn {
  if (!user.enabled) fail('accountDisabled');
  return openSession(market, user);
}

/** Signs in to a new account. */
export function welcome(market: Market, user: User): SignedIn {
  grantNewUserCoupons(market, user.id);
  return openSession(market, user);
}
