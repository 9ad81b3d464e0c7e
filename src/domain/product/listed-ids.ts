import { queryOptions } from '@tanstack/react-query';
import {
  collectProductList,
  getCollectProductListQueryKey,
} from '#generated/client/collect/collect.ts';

const PER_PAGE = 100;
/** Hearts of products that were added before the last 1,000 show as not saved. */
const MAX_PAGES = 10;

/** The product ids of the member's wishlist, newest first, and whether these are all. */
async function readListed(signal?: AbortSignal) {
  const ids = new Set<number>();
  let isComplete = false;
  for (let page = 1; page <= MAX_PAGES && !isComplete; page += 1) {
    const { list, total } = await collectProductList({ page, limit: PER_PAGE }, signal);
    for (const { productId } of list) ids.add(productId);
    // A list that changes meanwhile repeats or leaves out products.
    isComplete = ids.size >= total;
    if (list.length === 0) break;
  }
  return { ids, isComplete };
}

/** Whether all of the products are on the member's wishlist. Reads what is true now. */
export async function areListed(productIds: readonly number[]): Promise<boolean> {
  const { ids } = await readListed();
  return productIds.every((id) => ids.has(id));
}

/** Whether none of the products is on the member's wishlist, which was read to its end. Reads what is true now. */
export async function areUnlisted(productIds: readonly number[]): Promise<boolean> {
  const { ids, isComplete } = await readListed();
  return isComplete && !productIds.some((id) => ids.has(id));
}

/** Query of these ids. Its key makes writes to the wishlist invalidate it. */
export const listedIds = () =>
  queryOptions({
    queryKey: [...getCollectProductListQueryKey({ limit: PER_PAGE }), 'ids'],
    queryFn: async ({ signal }) => [...(await readListed(signal)).ids],
  });
