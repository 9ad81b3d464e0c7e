import type { HotKeyword } from './hotKeyword.ts';

export type HotKeywords200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  /**
     * Keywords, in order.
     * @maxItems 20
     * @nullable
     */
  data: HotKeyword[] | null;
};
