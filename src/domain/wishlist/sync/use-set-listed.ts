import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { getProductDetailQueryKey } from '#generated/client/product/product.ts';
import type { ProductDetail } from '#generated/model/productDetail.ts';
import { addWishes, removeWish } from '#/domain/product/actions.ts';
import { listedIds } from '#/domain/product/listed-ids.ts';
import { useAction } from '#/session/use-action.ts';

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
  const add = useAction(addWishes, { concurrent: true });
  const remove = useAction(removeWish, { concurrent: true });

  return async (id, on) => {
    await setCached(queryClient, id, on);
    const { done } = await (on ? add.run([id]) : remove.run(id));
    if (done) await restartFirstLoad(queryClient);
    else await setCached(queryClient, id, !on);
    return done;
  };
}
