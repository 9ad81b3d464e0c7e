import type { Guarantee } from './guarantee.ts';
import type { MerchantBrief } from './merchantBrief.ts';
import type { ProductAttr } from './productAttr.ts';
import type { ProductDetailProductValue } from './productDetailProductValue.ts';
import type { ProductInfo } from './productInfo.ts';

/**
 * The content of the product page except coupons and reviews.
 */
export interface ProductDetail {
  productInfo: ProductInfo;
  /** Specifications in display order. */
  productAttr: ProductAttr[];
  /** Sku by its chosen values, joined by commas. A product without options has one entry. */
  productValue: ProductDetailProductValue;
  merchantInfo: MerchantBrief;
  /** The product is on the wishlist of the caller; false for guests. */
  userCollect: boolean;
  /** Guarantees; null when the product has none. */
  guaranteeList: Guarantee[];
}
