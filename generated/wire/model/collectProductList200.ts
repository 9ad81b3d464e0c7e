import type { CollectedProductPage } from './collectedProductPage.ts';
import type { SuccessCode } from './successCode.ts';

export type CollectProductList200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: CollectedProductPage;
};
