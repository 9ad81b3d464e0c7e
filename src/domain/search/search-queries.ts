import type { QueryClient } from '@tanstack/react-query';
import {
  getProductCategoriesQueryOptions,
  getProductListQueryOptions,
} from '#generated/client/product/product.ts';
import type { SearchQuery } from '#/lib/paths.ts';
import { leafCategories } from './leaf-categories.ts';
import { categoryShelf, listParams } from './search-query.ts';

/** Loads search results; for a category without products, the first products of its leaf categories. */
export async function searchQueries(queryClient: QueryClient, query: SearchQuery): Promise<void> {
  const found = await queryClient.ensureQueryData(getProductListQueryOptions(listParams(query)));
  if (found.total > 0 || !query.cid) return;
  const tree = await queryClient
    .ensureQueryData(getProductCategoriesQueryOptions())
    .catch(() => []);
  await Promise.all(
    leafCategories(tree, query.cid).map(({ id }) =>
      queryClient.prefetchQuery(getProductListQueryOptions(categoryShelf(query, id))),
    ),
  );
}
