import {
  getCollectMerchantListQueryOptions,
  getCollectProductListQueryOptions,
} from '#generated/client/collect/collect.ts';
import { pageParams } from '#/domain/wishlist/page-params.ts';
import { query, type PageQueries } from '#/router/page-queries.ts';
import type { SearchOf } from '#/router/search-params.ts';
import type { wishlistSearch } from './search.ts';

const queries: PageQueries<SearchOf<typeof wishlistSearch>> = ({ search: { tab, page } }) => ({
  critical: [
    tab === 'goods'
      ? query(getCollectProductListQueryOptions(pageParams(page)))
      : query(getCollectMerchantListQueryOptions(pageParams(page))),
  ],
});

export default queries;
