import type { LoginPicture } from './loginPicture.ts';

export type LoginPicture200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: LoginPicture;
};
