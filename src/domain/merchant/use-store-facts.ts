import type { RefCallback } from 'react';
import { useMerchantIndex } from '#generated/client/merchant/merchant.ts';
import type { MerchantIndex } from '#generated/model/merchantIndex.ts';
import { useNear } from '#/shared/async/use-near.ts';

const TEN_MINUTES = 600_000;

/**
 * Logo, type and contact of a store, all optional for the caller. They are loaded when the element with the returned `ref`
 * comes near the viewport: carts and lists of orders have many stores, each of which is a call.
 */
export function useStoreFacts(
  merId: number,
): [store: MerchantIndex | undefined, ref: RefCallback<Element>] {
  const [near, ref] = useNear();
  const { data } = useMerchantIndex(merId, {
    query: { enabled: near, staleTime: TEN_MINUTES, retry: false },
  });
  return [data, ref];
}
