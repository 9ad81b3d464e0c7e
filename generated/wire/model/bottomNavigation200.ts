import type { BottomNavigation } from './bottomNavigation.ts';

export type BottomNavigation200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: BottomNavigation;
};
