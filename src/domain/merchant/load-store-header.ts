import {
  getMerchantDetailQueryOptions,
  getMerchantIndexQueryOptions,
  getMerchantTypesQueryOptions,
  getStoreProductsQueryOptions,
} from '#generated/client/merchant/merchant.ts';
import type { AppContext } from '#/router/types.ts';
import { shelfParams } from './store-queries.ts';

/** Loads the data of the header that all tabs of a store share. */
export async function loadStoreHeader({ queryClient }: AppContext, id: number): Promise<void> {
  await Promise.all([
    queryClient.ensureQueryData(getMerchantIndexQueryOptions(id)),
    queryClient.prefetchQuery(getMerchantDetailQueryOptions(id)),
    queryClient.prefetchQuery(getStoreProductsQueryOptions(shelfParams(id, 1))),
    queryClient.prefetchQuery(getMerchantTypesQueryOptions()),
  ]);
}
