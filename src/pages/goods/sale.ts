import type { ProductDetail } from '../../../generated/model/productDetail.ts';
import type { ApiError } from '../../api/error.ts';
import { isGone } from '../../api/error-class.ts';

/** gone: no longer sold at all. out: nothing left of any sku. optionOut: nothing left of the chosen one. */
export type Sale = 'open' | 'optionOut' | 'out' | 'gone';

/**
 * Whether a product, or the chosen sku of it, can be bought.
 * @param error why the product could not be read anew; what was read before is still shown
 */
export function saleOf(
  { productValue }: Pick<ProductDetail, 'productValue'>,
  sku: { stock: number } | null,
  error: ApiError | null,
): Sale {
  if (error && isGone(error)) return 'gone';
  if (sku && sku.stock > 0) return 'open';
  return Object.values(productValue).some(({ stock }) => stock > 0) ? 'optionOut' : 'out';
}
