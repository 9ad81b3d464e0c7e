import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { getCartListQueryKey } from '#generated/client/cart/cart.ts';
import {
  useCollectProductAdd,
  useCollectProductCancel,
} from '#generated/client/collect/collect.ts';
import { getProductDetailQueryOptions } from '#generated/client/product/product.ts';
import type { CartLine } from '#generated/model/cartLine.ts';
import type { CartMerchantGroup } from '#generated/model/cartMerchantGroup.ts';
import { CollectCategory } from '#generated/model/collectCategory.ts';
import { readNow } from '#/api/read-now.ts';
import { useUndoable } from '#/session/use-undoable.tsx';
import { withoutLines } from './lines.ts';
import { useLineWrites } from './use-line-writes.ts';

/** A removed line. */
interface Removed {
  line: CartLine;
  /** it is moved to the wishlist */
  toWishlist: boolean;
}

export interface Removal {
  /** ids of hidden lines whose removal is pending */
  removingIds: ReadonlySet<number>;
  isSettling: () => boolean;
  remove: (lines: readonly CartLine[], byKeyboard: boolean) => Promise<boolean>;
  /** Adds the product of a line to the wishlist, then removes the line. */
  moveToWishlist: (line: CartLine, byKeyboard: boolean) => Promise<boolean>;
}

const linesIn = (rows: readonly Removed[]) => rows.map(({ line }) => line);
const wishesIn = (rows: readonly Removed[]) =>
  rows.filter(({ toWishlist }) => toWishlist).map(({ line }) => line.productId);

/**
 * Removes lines from the cart, with undo if every line has a sku.
 * @param returnFocus moves the focus when the undo button disappears
 */
export function useRemoval(returnFocus: () => void): Removal {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { removeLines, restoreLines } = useLineWrites();
  const collect = useCollectProductAdd();
  const uncollect = useCollectProductCancel();
  /** products that a move has added to the wishlist; undo removes them */
  const addedToWishlist = useRef(new Set<number>());

  // The backend refuses to add a product twice. If this check fails, adding shows the error.
  async function isInWishlist(productId: number): Promise<boolean> {
    try {
      return (await readNow(queryClient, getProductDetailQueryOptions(productId))).userCollect;
    } catch {
      return false;
    }
  }

  async function addToWishlist(productId: number) {
    if (await isInWishlist(productId)) return;
    await collect.mutateAsync({ data: { id: productId, category: CollectCategory.store } });
    addedToWishlist.current.add(productId);
  }

  async function restore(rows: readonly Removed[]) {
    await restoreLines(linesIn(rows));
    const wishes = wishesIn(rows).filter((id) => addedToWishlist.current.delete(id));
    await Promise.all(wishes.map((id) => uncollect.mutateAsync({ proId: id })));
  }

  function removeFromCache(ids: ReadonlySet<number>) {
    for (const isValid of [true, false])
      queryClient.setQueryData<CartMerchantGroup[]>(
        getCartListQueryKey({ isValid }),
        (groups) => groups && withoutLines(groups, ids),
      );
  }

  function removedText(rows: readonly Removed[]): string {
    const name = rows[0]?.line.storeName ?? '';
    if (rows[0]?.toWishlist) return t('cart.moved', { name });
    return rows.length === 1
      ? t('cart.removed', { name })
      : t('cart.removedSeveral', { count: rows.length });
  }

  const { removingIds, isSettling, remove } = useUndoable<Removed>({
    idOf: ({ line }) => line.id,
    drop: async (rows) => {
      for (const id of wishesIn(rows)) await addToWishlist(id);
      await removeLines(linesIn(rows));
    },
    removeFromCache,
    restore,
    canRestore: (rows) => linesIn(rows).every(({ attrId }) => attrId !== null),
    removedText,
    restoredText: () => t('cart.restored'),
    notRestoredText: (why, rows) =>
      t(rows.length === 1 ? 'cart.notRestored' : 'cart.notRestoredSeveral', {
        name: rows[0]?.line.storeName ?? '',
        why,
      }),
    returnFocus,
  });

  return {
    removingIds,
    isSettling,
    remove: (lines, byKeyboard) =>
      remove(
        lines.map((line) => ({ line, toWishlist: false })),
        byKeyboard,
      ),
    moveToWishlist: (line, byKeyboard) => remove([{ line, toWishlist: true }], byKeyboard),
  };
}
