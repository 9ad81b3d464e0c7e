import type { SuccessCode } from './successCode.ts';
import type { UserMenu } from './userMenu.ts';

export type UserMenu200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: UserMenu;
};
