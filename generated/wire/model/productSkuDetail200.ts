import type { ProductSkuDetail } from './productSkuDetail.ts';

export type ProductSkuDetail200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: ProductSkuDetail;
};
