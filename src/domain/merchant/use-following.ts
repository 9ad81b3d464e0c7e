import type { QueryKey } from '@tanstack/react-query';
import {
  useCollectMerchantAdd,
  useCollectMerchantCancel,
} from '#generated/client/collect/collect.ts';
import { type Toggle, type ToggleLens, useOptimisticToggle } from './use-optimistic-toggle.ts';

/** Follows and unfollows a store; the state is in the data of the page's query. */
export function useFollowing<Data>(
  id: number,
  on: boolean,
  queryKey: QueryKey,
  lens: ToggleLens<Data>,
): Toggle {
  const add = useCollectMerchantAdd();
  const cancel = useCollectMerchantCancel();
  const set = useOptimisticToggle(queryKey, lens, (next) =>
    (next ? add : cancel).mutateAsync({ id }),
  );
  return { on, toggle: () => set(!on) };
}
