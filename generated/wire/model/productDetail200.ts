import type { ProductDetail } from './productDetail.ts';

export type ProductDetail200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: ProductDetail;
};
