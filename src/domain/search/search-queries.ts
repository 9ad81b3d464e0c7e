import { getProductListQueryOptions } from '#generated/client/product/product.ts';
import type { SearchQuery } from '#/lib/paths.ts';
import { custom } from '#/router/page-queries.ts';
import type { PageQuery } from '#/router/types.ts';
import { ensureBranch } from './category-tree.ts';
import { leafCategories } from './leaf-categories.ts';
import { categoryShelf, listParams } from './search-query.ts';

/** Search results, and the branch of their category; if it has no products, the first ones of its leaf categories. */
export const searchQueries = (search: SearchQuery): PageQuery =>
  custom(async ({ queryClient, waitForOptional }) => {
    const loading = search.cid ? ensureBranch(queryClient, search.cid).catch(() => []) : null;
    const found = await queryClient.ensureQueryData(getProductListQueryOptions(listParams(search)));
    if (!loading) return;
    if (found.total > 0) return waitForOptional([loading]);
    const tree = await loading;
    await waitForOptional(
      leafCategories(tree, search.cid).map(({ id }) =>
        queryClient.prefetchQuery(getProductListQueryOptions(categoryShelf(search, id))),
      ),
    );
  });
