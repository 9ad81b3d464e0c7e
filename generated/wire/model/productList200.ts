import type { ProductCardPage } from './productCardPage.ts';
import type { SuccessCode } from './successCode.ts';

export type ProductList200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: ProductCardPage;
};
