import {
  useCollectMerchantAdd,
  useCollectMerchantCancel,
} from '#generated/client/collect/collect.ts';
import type { ReadOptions } from '#/api/read-now.ts';
import { type Toggle, type ToggleLens, useOptimisticToggle } from './use-optimistic-toggle.ts';

/** Follows and unfollows a store; the state is in the data of the page's query. */
export function useFollowing<Data>(
  id: number,
  on: boolean,
  query: ReadOptions<Data>,
  lens: ToggleLens<Data>,
): Toggle {
  const add = useCollectMerchantAdd();
  const cancel = useCollectMerchantCancel();
  const set = useOptimisticToggle(query, lens, (next) => (next ? add : cancel).mutateAsync({ id }));
  return { on, toggle: () => set(!on) };
}
