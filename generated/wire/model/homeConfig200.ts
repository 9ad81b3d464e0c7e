import type { HomeConfig } from './homeConfig.ts';

export type HomeConfig200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: HomeConfig;
};
