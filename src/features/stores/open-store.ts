import {
  getMerchantDetailQueryOptions,
  getMerchantIndexQueryOptions,
  getMerchantTypesQueryOptions,
  getStoreProductsQueryOptions,
} from '../../../generated/client/merchant/merchant.ts';
import type { World } from '../../router/types.ts';
import { shelfParams } from './store-queries.ts';

/** Loads what stands above every tab of a store. */
export async function openStore({ queryClient }: World, id: number): Promise<void> {
  await Promise.all([
    queryClient.ensureQueryData(getMerchantIndexQueryOptions(id)),
    queryClient.prefetchQuery(getMerchantDetailQueryOptions(id)),
    queryClient.prefetchQuery(getStoreProductsQueryOptions(shelfParams(id, 1))),
    queryClient.prefetchQuery(getMerchantTypesQueryOptions()),
  ]);
}
