import { getProductListQueryOptions } from '#generated/client/product/product.ts';
import { getMerchantSearchQueryOptions } from '#generated/client/stores/stores.ts';
import { suggestionQueries } from '#/domain/product/suggestion-queries.ts';
import { ensureBranch } from '#/domain/search/category-tree.ts';
import { leafCategories } from '#/domain/search/leaf-categories.ts';
import { categoryShelf, listParams, type productSearch } from '#/domain/search/search-query.ts';
import type { SearchQuery } from '#/lib/paths.ts';
import { foundStoresParams } from './found-stores-params.ts';
import { custom, type PageQueries, query } from '#/router/page-queries.ts';
import type { PageQuery } from '#/router/types.ts';

/**
 * Search results, and the branch of their category. Without results, the first products of its leaf categories, or
 * suggestions.
 */
const searchQueries = (search: SearchQuery): PageQuery =>
  custom(async (context) => {
    const { queryClient, waitForOptional } = context;
    const loading = search.cid ? ensureBranch(queryClient, search.cid).catch(() => []) : null;
    const found = await queryClient.ensureQueryData(getProductListQueryOptions(listParams(search)));
    if (found.total > 0) return waitForOptional(loading ? [loading] : []);
    const leaves = loading ? leafCategories(await loading, search.cid) : [];
    await waitForOptional(
      leaves.length > 0
        ? leaves.map(({ id }) =>
            queryClient.prefetchQuery(getProductListQueryOptions(categoryShelf(search, id))),
          )
        : suggestionQueries.map(({ prefetch }) => prefetch(context)),
    );
  });

const queries: PageQueries<typeof productSearch> = ({ search }) => ({
  critical: [searchQueries(search)],
  deferred: search.title
    ? [query(getMerchantSearchQueryOptions(foundStoresParams(search.title)))]
    : [],
});

export default queries;
