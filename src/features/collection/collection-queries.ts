import type { QueryClient } from '@tanstack/react-query';
import { getCollectMerchantListQueryOptions, getCollectProductListQueryOptions } from '../../../generated/client/collect/collect.ts';
import { readTabPage } from '../../lib/tab-page.ts';

const PER_PAGE = 12;

export const COLLECTION_TABS = ['goods', 'stores'] as const;

export const pageParams = (page: number) => ({ page, limit: PER_PAGE });
export const pagesOf = (total: number) => Math.ceil(total / PER_PAGE);

/** Fetches what the collection shows at an address. */
export function collectionQueries(queryClient: QueryClient, search: URLSearchParams): Promise<unknown> {
  const { tab, page } = readTabPage(search, COLLECTION_TABS);
  return tab === 'goods'
    ? queryClient.ensureQueryData(getCollectProductListQueryOptions(pageParams(page)))
    : queryClient.ensureQueryData(getCollectMerchantListQueryOptions(pageParams(page)));
}
