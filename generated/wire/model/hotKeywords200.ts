import type { HotKeyword } from './hotKeyword.ts';
import type { SuccessCode } from './successCode.ts';

export type HotKeywords200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  /**
     * Keywords, in order.
     * @maxItems 20
     * @nullable
     */
  data: HotKeyword[] | null;
};
