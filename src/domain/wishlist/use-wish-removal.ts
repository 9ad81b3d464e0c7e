import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getCollectProductListQueryKey } from '#generated/client/collect/collect.ts';
import type { CollectedProduct } from '#generated/model/collectedProduct.ts';
import { type Undoable, useUndoable } from '#/session/use-undoable.tsx';
import { removeWishes, restoreWishes } from './actions.ts';
import { pageParams } from './page-params.ts';
import { withoutRows } from './without-rows.ts';

/** Removes products from the wishlist, with undo. */
export function useWishRemoval(page: number, returnFocus: () => void): Undoable<CollectedProduct> {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const queryKey = getCollectProductListQueryKey(pageParams(page));
  return useUndoable<CollectedProduct>({
    idOf: ({ id }) => id,
    drop: removeWishes,
    restore: restoreWishes,
    removeFromCache: (ids) =>
      queryClient.setQueryData(
        queryKey,
        withoutRows<CollectedProduct>(({ id }) => ids.has(id)),
      ),
    removedText: (rows) =>
      rows.length === 1
        ? t('wish.removed', { name: rows[0]?.storeName ?? '' })
        : t('wish.removedSeveral', { count: rows.length }),
    restoredText: () => t('wish.restored'),
    returnFocus,
  });
}
