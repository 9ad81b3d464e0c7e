export interface DemoAccount {
  email: string;
  password: string;
  nickname: string;
  /** what one finds there */
  note: string;
}

export const DEMO_SHOPPER: DemoAccount = {
  email: 'mali@lychee.test',
  password: 'Lychee-2026',
  nickname: 'Mali',
  note: 'addresses, a filled cart, coupons, orders in every state',
};

export const DEMO_NEWCOMER: DemoAccount = {
  email: 'som@lychee.test',
  password: 'Lychee-2026',
  nickname: 'Som',
  note: 'nothing yet',
};

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [DEMO_SHOPPER, DEMO_NEWCOMER];
