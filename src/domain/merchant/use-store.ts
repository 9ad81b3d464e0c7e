import { useMerchantIndexSuspense } from '#generated/client/merchant/merchant.ts';
import type { MerchantIndex } from '#generated/model/merchantIndex.ts';
import { useSearch } from '#/router/router.tsx';
import { storeSearch } from './store-search-params.ts';

/** The store of the address. Use this `id`: the one in the response may be wrong. */
export function useStore(): { id: number; store: MerchantIndex } {
  const { id } = useSearch(storeSearch);
  return { id, store: useMerchantIndexSuspense(id).data };
}
