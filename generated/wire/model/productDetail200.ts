import type { ProductDetail } from './productDetail.ts';
import type { SuccessCode } from './successCode.ts';

export type ProductDetail200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: ProductDetail;
};
