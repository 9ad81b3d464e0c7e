import {
  getCollectMerchantListQueryOptions,
  getCollectProductListQueryOptions,
} from '#generated/client/collect/collect.ts';
import { suggestionQueries } from '#/domain/product/suggestion-queries.ts';
import { pageParams } from '#/domain/wishlist/page-params.ts';
import { allowFailure, query, type PageQueries } from '#/router/page-queries.ts';
import type { wishlistSearch } from '../routes.ts';

const queries: PageQueries<typeof wishlistSearch> = ({ search: { tab, page } }) => ({
  critical: [
    tab === 'goods'
      ? allowFailure(query(getCollectProductListQueryOptions(pageParams(page))))
      : allowFailure(query(getCollectMerchantListQueryOptions(pageParams(page)))),
  ],
  deferred: tab === 'goods' ? suggestionQueries : [],
});

export default queries;
