import {
  useCollectMerchantAdd,
  useCollectMerchantCancel,
} from '#generated/client/collect/collect.ts';
import type { Toggle, useOptimisticToggle } from '#/domain/wishlist/use-optimistic-toggle.ts';

/**
 * Follows and unfollows a store.
 * @param set updates the state in the page's query
 */
export function useFollowing(
  id: number,
  on: boolean,
  set: ReturnType<typeof useOptimisticToggle>,
): Toggle {
  const add = useCollectMerchantAdd();
  const cancel = useCollectMerchantCancel();
  function toggle() {
    if (add.isPending || cancel.isPending) return;
    void set(!on, () => (on ? cancel : add).mutateAsync({ id }));
  }
  return { on, toggle };
}
