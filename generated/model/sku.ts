import type { Decimal } from './decimal.ts';
import type { Money } from './money.ts';
import type { SkuAttrValue } from './skuAttrValue.ts';

/**
 * One sellable combination of specification values. Unused columns (cost, commission, activity limits) are not part of the contract and must be ignored.
 */
export interface Sku {
  /** Sku id, as taken by the cart and order operations. */
  id: number;
  /** Product id. */
  productId: number;
  /** Chosen values joined by commas in the order of productAttr; the key in productValue. */
  sku: string;
  /** Price. */
  price: Money;
  /** Market price. */
  otPrice: Money;
  /** Pieces left. */
  stock: number;
  /** Pieces sold. */
  sales: number;
  /** Picture of this sku; may be empty. */
  image: string;
  /** Weight in kilograms. */
  weight: Decimal;
  /** Volume in cubic metres. */
  volume: Decimal;
  /** JSON text of specification name to value. */
  attrValue: SkuAttrValue;
}
