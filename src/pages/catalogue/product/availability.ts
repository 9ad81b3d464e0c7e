import type { ProductDetail } from '#generated/model/productDetail.ts';
import type { ApiError } from '#/api/error.ts';
import { isGone } from '#/api/error-class.ts';
import { hasPrice } from '#/lib/money.ts';

/** discontinued: no longer sold, or without a price. soldOut: no sku has stock. optionSoldOut: the chosen sku has no stock. */
export type Availability = 'available' | 'optionSoldOut' | 'soldOut' | 'discontinued';

/**
 * Whether a product, or the chosen sku of it, can be bought.
 * @param error of the last refetch; earlier data is still shown
 */
export function getAvailability(
  { productValue }: Pick<ProductDetail, 'productValue'>,
  sku: { stock: number; price: string } | null,
  error: ApiError | null,
): Availability {
  if (error && isGone(error)) return 'discontinued';
  if (sku && sku.stock > 0) return hasPrice(sku) ? 'available' : 'discontinued';
  return Object.values(productValue).some(({ stock }) => stock > 0) ? 'optionSoldOut' : 'soldOut';
}
