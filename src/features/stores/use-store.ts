import { useMerchantIndexSuspense } from '../../../generated/client/merchant/merchant.ts';
import type { MerchantIndex } from '../../../generated/model/merchantIndex.ts';
import { useRouteLocation } from '../../router/router.tsx';
import { storeIdOf } from './store-queries.ts';

/** The store of the address. Its own `id` is not to be trusted: this one is. */
export function useStore(): { id: number; store: MerchantIndex } {
  const id = storeIdOf(useRouteLocation().search);
  return { id, store: useMerchantIndexSuspense(id).data };
}
