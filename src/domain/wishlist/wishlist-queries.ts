import type { QueryClient } from '@tanstack/react-query';
import {
  getCollectMerchantListQueryOptions,
  getCollectProductListQueryOptions,
} from '#generated/client/collect/collect.ts';
import { readTabPage } from '#/lib/tab-page.ts';
import { pageParams } from './page-params.ts';

export const WISHLIST_TABS = ['goods', 'stores'] as const;

/** Loads the wishlist or the followed stores, by the tab in the address. */
export function wishlistQueries(
  queryClient: QueryClient,
  search: URLSearchParams,
): Promise<unknown> {
  const { tab, page } = readTabPage(search, WISHLIST_TABS);
  return tab === 'goods'
    ? queryClient.ensureQueryData(getCollectProductListQueryOptions(pageParams(page)))
    : queryClient.ensureQueryData(getCollectMerchantListQueryOptions(pageParams(page)));
}
