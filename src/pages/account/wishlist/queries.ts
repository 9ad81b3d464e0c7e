import {
  getCollectMerchantListQueryOptions,
  getCollectProductListQueryOptions,
} from '#generated/client/collect/collect.ts';
import {
  getProductListQueryOptions,
  getProductSkuDetailQueryOptions,
} from '#generated/client/product/product.ts';
import { suggestionQueries } from '#/domain/product/suggestion-queries.ts';
import { pageParams, similarParams, stockOf } from '#/domain/wishlist/page-params.ts';
import { allowFailure, following, query, type PageQueries } from '#/router/page-queries.ts';
import type { wishlistSearch } from '../routes.ts';

/** As many products as the first window shows. Others load their stock when they come near. */
const FIRST_PRODUCTS = 8;

const stockOfFirst = (page: number) =>
  following(getCollectProductListQueryOptions(pageParams(page)), ({ list }) =>
    list
      .slice(0, FIRST_PRODUCTS)
      .map(({ productId, storeName }) =>
        following(getProductSkuDetailQueryOptions(productId), (detail) =>
          stockOf(detail) === 0
            ? [query(getProductListQueryOptions(similarParams(storeName)))]
            : [],
        ),
      ),
  );

const queries: PageQueries<typeof wishlistSearch> = ({ search: { tab, page } }) => ({
  critical: [
    tab === 'goods'
      ? allowFailure(query(getCollectProductListQueryOptions(pageParams(page))))
      : allowFailure(query(getCollectMerchantListQueryOptions(pageParams(page)))),
  ],
  deferred: tab === 'goods' ? [stockOfFirst(page), ...suggestionQueries] : [],
});

export default queries;
