import type { UserMenu } from './userMenu.ts';

export type UserMenu200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: UserMenu;
};
