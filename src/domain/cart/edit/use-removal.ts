import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { getCartListQueryKey } from '#generated/client/cart/cart.ts';
import type { CartLine } from '#generated/model/cartLine.ts';
import type { CartMerchantGroup } from '#generated/model/cartMerchantGroup.ts';
import { isApiError } from '#/api/error.ts';
import { removeWish } from '#/domain/product/actions.ts';
import { useAction } from '#/session/use-action.ts';
import { useUndoable } from '#/session/use-undoable.tsx';
import { type RemovedLine, removeLines, restoreLines } from './actions.ts';
import { linesOf, withoutLines } from '../lines.ts';
import { readCart } from '../read-cart.ts';
import { isCurrentlySelected, updateSelection } from '../use-selection.ts';

interface Removal {
  /** ids of hidden lines whose removal is pending */
  removingIds: ReadonlySet<number>;
  isSettling: () => boolean;
  remove: (lines: readonly CartLine[], byKeyboard: boolean) => Promise<boolean>;
  /** Adds the product of a line to the wishlist, then removes the line. */
  moveToWishlist: (line: CartLine, byKeyboard: boolean) => Promise<boolean>;
}

/** Deselects restored lines that were deselected. They have new ids, so they are found by their sku. */
async function deselect(client: QueryClient, rows: readonly RemovedLine[]): Promise<void> {
  const skuIds = new Set(rows.filter((row) => row.isDeselected).map(({ line }) => line.attrId));
  if (skuIds.size === 0) return;
  try {
    const known = linesOf((await readCart(client)).valid);
    const found = known.filter(({ attrId }) => skuIds.has(attrId));
    updateSelection(found, false, known);
  } catch (error) {
    // The lines are restored, and selected.
    if (!isApiError(error)) throw error;
  }
}

/**
 * Removes lines from the cart, with undo if every line has a sku.
 * @param returnFocus moves the focus when the undo button disappears
 */
export function useRemoval(returnFocus: () => void): Removal {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const unwish = useAction(removeWish, { concurrent: true });
  /** products that a move has added to the wishlist; undo removes them */
  const newWishes = useRef(new Set<number>());

  async function onRestored(rows: readonly RemovedLine[]) {
    const wishes = rows
      .filter((row) => row.newWishes?.delete(row.line.productId))
      .map(({ line }) => unwish.run(line.productId));
    await Promise.all([deselect(queryClient, rows), ...wishes]);
  }

  function removeFromCache(ids: ReadonlySet<number>) {
    for (const isValid of [true, false])
      queryClient.setQueryData<CartMerchantGroup[]>(
        getCartListQueryKey({ isValid }),
        (groups) => groups && withoutLines(groups, ids),
      );
  }

  function removedText(rows: readonly RemovedLine[]): string {
    const name = rows[0]?.line.storeName ?? '';
    if (rows[0]?.newWishes) return t('cart.moved', { name });
    return rows.length === 1
      ? t('cart.removed', { name })
      : t('cart.removedSeveral', { count: rows.length });
  }

  const { removingIds, isSettling, remove } = useUndoable<RemovedLine>({
    idOf: ({ line }) => line.id,
    drop: removeLines,
    removeFromCache,
    restore: restoreLines,
    onRestored,
    canRestore: (rows) => rows.every(({ line }) => line.attrId !== null),
    removedText,
    restoredText: () => t('cart.restored'),
    returnFocus,
  });

  const rowOf = (line: CartLine, wishes: Set<number> | null = null): RemovedLine => ({
    line,
    isDeselected: !isCurrentlySelected(line),
    newWishes: wishes,
  });
  return {
    removingIds,
    isSettling,
    remove: (lines, byKeyboard) =>
      remove(
        lines.map((line) => rowOf(line)),
        byKeyboard,
      ),
    moveToWishlist: (line, byKeyboard) => remove([rowOf(line, newWishes.current)], byKeyboard),
  };
}
