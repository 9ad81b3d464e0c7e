import type { MobileHome } from './mobileHome.ts';

export type MobileHomeIndex200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: MobileHome;
};
