import type { QueryClient } from '@tanstack/react-query';
import { getProductSkuDetailQueryOptions } from '#generated/client/product/product.ts';
import { isGone } from '#/api/error-class.ts';
import { isApiError } from '#/api/error.ts';
import { readNow } from '#/api/read-now.ts';
import type { Supply } from './line-problems.ts';

/** Current stock of a sku, from its product. Throws if it cannot be read. */
export async function readSupply(
  client: QueryClient,
  { productId, skuId }: { productId: number; skuId: number },
): Promise<Supply> {
  try {
    const { productValue } = await readNow(client, getProductSkuDetailQueryOptions(productId));
    return Object.values(productValue).find(({ id }) => id === skuId)?.stock ?? 'offShelf';
  } catch (error) {
    if (isApiError(error) && isGone(error)) return 'offShelf';
    throw error;
  }
}
