import { queryOptions } from '@tanstack/react-query';
import {
  collectProductList,
  getCollectProductListQueryKey,
} from '#generated/client/collect/collect.ts';

const PER_PAGE = 100;
/** Hearts of products that were added before the last 1,000 show as not saved. */
const MAX_PAGES = 10;

/** All product ids of the member's wishlist, newest first. */
export async function loadListedIds(signal?: AbortSignal): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { list, total } = await collectProductList({ page, limit: PER_PAGE }, signal);
    ids.push(...list.map(({ productId }) => productId));
    if (list.length === 0 || ids.length >= total) break;
  }
  return ids;
}

/** Query of these ids. Its key makes writes to the wishlist invalidate it. */
export const listedIds = () =>
  queryOptions({
    queryKey: [...getCollectProductListQueryKey({ limit: PER_PAGE }), 'ids'],
    queryFn: ({ signal }) => loadListedIds(signal),
  });
