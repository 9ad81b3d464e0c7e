import { useTranslation } from 'react-i18next';
import {
  getCollectProductListQueryKey,
  useCollectProductBatch,
  useCollectProductDelete,
} from '../../../generated/client/collect/collect.ts';
import { CollectCategory } from '../../../generated/model/collectCategory.ts';
import type { CollectedProduct } from '../../../generated/model/collectedProduct.ts';
import { pageParams } from './page-params.ts';
import { type Undoable, useUndoable } from './use-undoable.tsx';

/** Takes goods off the wish list. */
export function useWishRemoval(page: number, returnFocus: () => void): Undoable<CollectedProduct> {
  const { t } = useTranslation();
  const drop = useCollectProductDelete();
  const restore = useCollectProductBatch();
  return useUndoable<CollectedProduct>({
    queryKey: getCollectProductListQueryKey(pageParams(page)),
    idOf: ({ id }) => id,
    drop: (rows) => drop.mutateAsync({ data: { ids: rows.map(({ id }) => id).join(',') } }),
    // The last one becomes the newest: the order is kept among them.
    restore: (rows) =>
      restore.mutateAsync({
        data: {
          id: rows.map(({ productId }) => productId).toReversed(),
          category: CollectCategory.store,
        },
      }),
    dropped: (rows) =>
      rows.length === 1
        ? t('wish.removed', { name: rows[0]?.storeName ?? '' })
        : t('wish.removedSeveral', { count: rows.length }),
    restored: () => t('wish.restored'),
    returnFocus,
  });
}
