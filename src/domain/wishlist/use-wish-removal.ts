import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  getCollectProductListQueryKey,
  useCollectProductBatch,
  useCollectProductDelete,
} from '#generated/client/collect/collect.ts';
import { CollectCategory } from '#generated/model/collectCategory.ts';
import type { CollectedProduct } from '#generated/model/collectedProduct.ts';
import { type Undoable, useUndoable } from '#/session/use-undoable.tsx';
import { pageParams } from './page-params.ts';
import { withoutRows } from './without-rows.ts';

/** Removes products from the wishlist, with undo. */
export function useWishRemoval(page: number, returnFocus: () => void): Undoable<CollectedProduct> {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const queryKey = getCollectProductListQueryKey(pageParams(page));
  const drop = useCollectProductDelete();
  const restore = useCollectProductBatch();
  return useUndoable<CollectedProduct>({
    idOf: ({ id }) => id,
    drop: (rows) => drop.mutateAsync({ data: { ids: rows.map(({ id }) => id).join(',') } }),
    removeFromCache: (ids) =>
      queryClient.setQueryData(
        queryKey,
        withoutRows<CollectedProduct>(({ id }) => ids.has(id)),
      ),
    // Reversed, because the backend puts the last one first.
    restore: (rows) =>
      restore.mutateAsync({
        data: {
          id: rows.map(({ productId }) => productId).toReversed(),
          category: CollectCategory.store,
        },
      }),
    removedText: (rows) =>
      rows.length === 1
        ? t('wish.removed', { name: rows[0]?.storeName ?? '' })
        : t('wish.removedSeveral', { count: rows.length }),
    restoredText: () => t('wish.restored'),
    returnFocus,
  });
}
