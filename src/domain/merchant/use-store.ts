import { useMerchantIndexSuspense } from '#generated/client/merchant/merchant.ts';
import type { MerchantIndex } from '#generated/model/merchantIndex.ts';
import { useRouteLocation } from '#/router/router.tsx';
import { storeIdOf } from './store-queries.ts';

/** The store of the address. Use this `id`: the one in the response may be wrong. */
export function useStore(): { id: number; store: MerchantIndex } {
  const id = storeIdOf(useRouteLocation().search);
  return { id, store: useMerchantIndexSuspense(id).data };
}
