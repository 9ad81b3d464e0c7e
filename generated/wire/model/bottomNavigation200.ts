import type { BottomNavigation } from './bottomNavigation.ts';
import type { SuccessCode } from './successCode.ts';

export type BottomNavigation200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: BottomNavigation;
};
