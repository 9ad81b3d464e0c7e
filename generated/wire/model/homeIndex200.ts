import type { PcHome } from './pcHome.ts';

export type HomeIndex200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: PcHome;
};
