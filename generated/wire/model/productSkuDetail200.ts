import type { ProductSkuDetail } from './productSkuDetail.ts';
import type { SuccessCode } from './successCode.ts';

export type ProductSkuDetail200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: ProductSkuDetail;
};
