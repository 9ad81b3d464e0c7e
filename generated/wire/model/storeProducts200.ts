import type { ProductCardPage } from './productCardPage.ts';

export type StoreProducts200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: ProductCardPage;
};
