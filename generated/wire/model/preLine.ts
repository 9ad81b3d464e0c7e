import type { Decimal } from './decimal.ts';
import type { Money } from './money.ts';
import type { NullableMoney } from './nullableMoney.ts';

/**
 * A product line before the order is paid.
 */
export interface PreLine {
  /** Product id. */
  productId: number;
  /** Name of the product. */
  productName: string;
  /** Sku id. */
  attrValueId: number;
  /** Picture of the sku if it has one, else of the product. */
  image: string;
  /** Chosen specification. */
  sku: string;
  /** Price of one piece, frozen. */
  price: Money;
  /** Pieces. */
  payNum: number;
  /** Weight of one piece in kilograms. */
  weight: Decimal;
  /** Volume of one piece in cubic metres. */
  volume: Decimal;
  /** Postage of one piece; null in the list of unpaid orders. */
  postage: NullableMoney | null;
}
