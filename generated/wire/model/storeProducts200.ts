import type { ProductCardPage } from './productCardPage.ts';
import type { SuccessCode } from './successCode.ts';

export type StoreProducts200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: ProductCardPage;
};
