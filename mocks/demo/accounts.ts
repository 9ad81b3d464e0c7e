import type { SocialPerson } from '../market/state.ts';

export interface DemoAccount {
  email: string;
  password: string;
  nickname: string;
  /** what the account contains */
  note: string;
}

export const DEMO_SHOPPER: DemoAccount = {
  email: 'mali@lychee.test',
  password: 'Lychee-2026',
  nickname: 'Mali',
  note: 'addresses, a filled cart, coupons, orders and applications to sell in every state',
};

export const DEMO_NEWCOMER: DemoAccount = {
  email: 'som@lychee.test',
  password: 'Lychee-2026',
  nickname: 'Som',
  note: 'nothing yet',
};

export interface DemoPhoneAccount extends Omit<DemoAccount, 'email'> {
  countryCode: string;
  phone: string;
}

/** The same shopper by phone: each account type is a separate account. */
export const DEMO_PHONE: DemoPhoneAccount = {
  countryCode: '+86',
  phone: '13800138000',
  password: 'Lychee-2026',
  nickname: 'Mali',
  note: 'by phone: an address, a welcome coupon',
};

/** Default person of the simulated Google, Facebook and Twitter. */
export const DEMO_PERSON: SocialPerson = {
  id: '104729553016482937715',
  name: 'Mali Phommachan',
  email: 'mali@lychee.test',
  picture: '/media/avatar/1.webp',
};

/** Accounts with an email; the sign-in panel lists them. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [DEMO_SHOPPER, DEMO_NEWCOMER];

/** Credentials of the demo accounts, for the terminal. */
export const DEMO_SIGN_INS: readonly { name: string; password: string; note: string }[] = [
  ...DEMO_ACCOUNTS.map(({ email, password, note }) => ({ name: email, password, note })),
  {
    name: `${DEMO_PHONE.countryCode} ${DEMO_PHONE.phone}`,
    password: DEMO_PHONE.password,
    note: DEMO_PHONE.note,
  },
];
