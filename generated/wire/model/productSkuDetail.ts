import type { ProductAttr } from './productAttr.ts';
import type { ProductSkuDetailProductValue } from './productSkuDetailProductValue.ts';

/**
 * Specifications and skus only. The other keys of ProductDetail are null and left out here.
 */
export interface ProductSkuDetail {
  /** Specifications in display order. */
  productAttr: ProductAttr[];
  /** Sku by its chosen values, joined by commas. */
  productValue: ProductSkuDetailProductValue;
}
