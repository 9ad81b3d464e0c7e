import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  useCollectProductBatch,
  useCollectProductCancel,
} from '#generated/client/collect/collect.ts';
import { getProductDetailQueryKey } from '#generated/client/product/product.ts';
import { CollectCategory } from '#generated/model/collectCategory.ts';
import type { ProductDetail } from '#generated/model/productDetail.ts';
import { isSignInNeeded } from '#/api/error-class.ts';
import { isApiError } from '#/api/error.ts';
import { useAction } from '#/session/use-action.ts';
import { listedIds, loadListedIds } from './listed-ids.ts';

/** Updates the cached wishlist and the cached product. */
async function setCached(queryClient: QueryClient, id: number, on: boolean) {
  const { queryKey } = listedIds();
  const productKey = getProductDetailQueryKey(id);
  // A pending response would overwrite the update.
  await Promise.all(
    [queryKey, productKey].map((key) => queryClient.cancelQueries({ queryKey: key, exact: true })),
  );
  queryClient.setQueryData(queryKey, (ids) => {
    const others = ids?.filter((other) => other !== id);
    return others && (on ? [id, ...others] : others);
  });
  queryClient.setQueryData<ProductDetail>(
    productKey,
    (detail) => detail && { ...detail, userCollect: on },
  );
}

/**
 * Loads the wishlist again if its first load is pending: that may have begun before the write, and an invalidation does not
 * restart it.
 */
async function restartFirstLoad(queryClient: QueryClient) {
  const { queryKey } = listedIds();
  if (queryClient.getQueryData(queryKey) !== undefined) return;
  await queryClient.cancelQueries({ queryKey, exact: true });
  await queryClient.refetchQueries({ queryKey, exact: true, type: 'active' });
}

/**
 * Adds a product to the member's wishlist or removes it: optimistic update, with rollback if the call fails.
 * @returns resolves to true if it is stored
 */
export function useSetListed(): (id: number, on: boolean) => Promise<boolean> {
  const queryClient = useQueryClient();
  // Adding one product is refused if it is on the list already; adding several can be repeated.
  const batch = useCollectProductBatch();
  const cancel = useCollectProductCancel();

  /** The backend does not say why it refuses a removal: the product may have been removed elsewhere. */
  async function removeListed(proId: number) {
    try {
      await cancel.mutateAsync({ proId });
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'answer' || isSignInNeeded(error)) throw error;
      if ((await loadListedIds()).includes(proId)) throw error;
    }
  }

  const { run } = useAction(
    (id: number, on: boolean): Promise<unknown> =>
      on
        ? batch.mutateAsync({ data: { id: [id], category: CollectCategory.store } })
        : removeListed(id),
    { concurrent: true },
  );

  return async (id, on) => {
    await setCached(queryClient, id, on);
    const { done } = await run(id, on);
    if (done) await restartFirstLoad(queryClient);
    else await setCached(queryClient, id, !on);
    return done;
  };
}
