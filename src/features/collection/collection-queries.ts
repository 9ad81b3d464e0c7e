import type { QueryClient } from '@tanstack/react-query';
import {
  getCollectMerchantListQueryOptions,
  getCollectProductListQueryOptions,
} from '../../../generated/client/collect/collect.ts';
import { readTabPage } from '../../lib/tab-page.ts';
import { pageParams } from './page-params.ts';

export const COLLECTION_TABS = ['goods', 'stores'] as const;

/** Fetches what the collection shows at an address. */
export function collectionQueries(
  queryClient: QueryClient,
  search: URLSearchParams,
): Promise<unknown> {
  const { tab, page } = readTabPage(search, COLLECTION_TABS);
  return tab === 'goods'
    ? queryClient.ensureQueryData(getCollectProductListQueryOptions(pageParams(page)))
    : queryClient.ensureQueryData(getCollectMerchantListQueryOptions(pageParams(page)));
}
