import type { RefCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { MerchantIndex } from '#generated/model/merchantIndex.ts';
import { storeFactsQuery } from './store-queries.ts';
import { useNear } from '#/shared/async/use-near.ts';

/**
 * Logo, type and contact of a store, all optional for the caller. They are loaded when the element with the returned `ref`
 * comes near the viewport: carts and lists of orders have many stores, each of which is a call.
 */
export function useStoreFacts(
  merId: number,
): [store: MerchantIndex | undefined, ref: RefCallback<Element>] {
  const [near, ref] = useNear();
  const { data } = useQuery({ ...storeFactsQuery(merId), enabled: near });
  return [data, ref];
}
