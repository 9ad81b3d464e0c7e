import {
  getProductCategoriesQueryOptions,
  getProductListQueryOptions,
} from '#generated/client/product/product.ts';
import type { SearchQuery } from '#/lib/paths.ts';
import { custom } from '#/router/page-queries.ts';
import type { PageQuery } from '#/router/types.ts';
import { leafCategories } from './leaf-categories.ts';
import { categoryShelf, listParams } from './search-query.ts';

/** Search results; for a category without products, the first products of its leaf categories. */
export const searchQueries = (search: SearchQuery): PageQuery =>
  custom(async ({ queryClient, waitForOptional }) => {
    const found = await queryClient.ensureQueryData(getProductListQueryOptions(listParams(search)));
    if (found.total > 0 || !search.cid) return;
    const tree = await queryClient
      .ensureQueryData(getProductCategoriesQueryOptions())
      .catch(() => []);
    await waitForOptional(
      leafCategories(tree, search.cid).map(({ id }) =>
        queryClient.prefetchQuery(getProductListQueryOptions(categoryShelf(search, id))),
      ),
    );
  });
