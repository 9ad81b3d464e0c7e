import type { SuccessCode } from './successCode.ts';

export type Logout200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  /**
     * Nothing; the text for the shopper is in message.
     * @nullable
     */
  data: null;
};
