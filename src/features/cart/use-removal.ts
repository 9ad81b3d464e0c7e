import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { getCartListQueryKey } from '../../../generated/client/cart/cart.ts';
import {
  useCollectProductAdd,
  useCollectProductCancel,
} from '../../../generated/client/collect/collect.ts';
import { getProductDetailQueryOptions } from '../../../generated/client/product/product.ts';
import type { CartLine } from '../../../generated/model/cartLine.ts';
import type { CartMerchantGroup } from '../../../generated/model/cartMerchantGroup.ts';
import { CollectCategory } from '../../../generated/model/collectCategory.ts';
import { useUndoable } from '../toasts/use-undoable.tsx';
import { withoutLines } from './lines.ts';
import { useLineWrites } from './use-line-writes.ts';

/** A line that leaves the cart, for good or for the wish list. */
interface Leaving {
  line: CartLine;
  toWish: boolean;
}

export interface Removal {
  /** lines that are gone from the screen, but not yet from the cart */
  leaving: ReadonlySet<number>;
  isSettling: () => boolean;
  remove: (lines: readonly CartLine[], byKeyboard: boolean) => Promise<boolean>;
  /** Puts the product of a line into the wish list, and then the line out of the cart. */
  moveToWish: (line: CartLine, byKeyboard: boolean) => Promise<boolean>;
}

const linesIn = (rows: readonly Leaving[]) => rows.map(({ line }) => line);
const wishesIn = (rows: readonly Leaving[]) =>
  rows.filter(({ toWish }) => toWish).map(({ line }) => line.productId);

/**
 * Takes lines out of the cart, with a way back where they have a sku to put back.
 * @param returnFocus where the focus goes when the way back has gone
 */
export function useRemoval(returnFocus: () => void): Removal {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { takeOut, putBack } = useLineWrites();
  const collect = useCollectProductAdd();
  const uncollect = useCollectProductCancel();
  /** products that came into the wish list by a move, and leave it when the move is undone */
  const collectedHere = useRef(new Set<number>());

  // Adding a product twice is refused, so its state is checked first; if that fails, adding shows the error.
  async function isCollected(productId: number): Promise<boolean> {
    try {
      return (await queryClient.fetchQuery(getProductDetailQueryOptions(productId))).userCollect;
    } catch {
      return false;
    }
  }

  async function collectNow(productId: number) {
    if (await isCollected(productId)) return;
    await collect.mutateAsync({ data: { id: productId, category: CollectCategory.store } });
    collectedHere.current.add(productId);
  }

  async function restore(rows: readonly Leaving[]) {
    await putBack(linesIn(rows));
    const wishes = wishesIn(rows).filter((id) => collectedHere.current.delete(id));
    await Promise.all(wishes.map((id) => uncollect.mutateAsync({ proId: id })));
  }

  function forget(ids: ReadonlySet<number>) {
    for (const isValid of [true, false])
      queryClient.setQueryData<CartMerchantGroup[]>(
        getCartListQueryKey({ isValid }),
        (groups) => groups && withoutLines(groups, ids),
      );
  }

  function droppedText(rows: readonly Leaving[]): string {
    const name = rows[0]?.line.storeName ?? '';
    if (rows[0]?.toWish) return t('cart.moved', { name });
    return rows.length === 1
      ? t('cart.removed', { name })
      : t('cart.removedSeveral', { count: rows.length });
  }

  const { leaving, isSettling, remove } = useUndoable<Leaving>({
    idOf: ({ line }) => line.id,
    drop: async (rows) => {
      for (const id of wishesIn(rows)) await collectNow(id);
      await takeOut(linesIn(rows));
    },
    forget,
    restore,
    canRestore: (rows) => linesIn(rows).every(({ attrId }) => attrId !== null),
    dropped: droppedText,
    restored: () => t('cart.restored'),
    returnFocus,
  });

  return {
    leaving,
    isSettling,
    remove: (lines, byKeyboard) =>
      remove(
        lines.map((line) => ({ line, toWish: false })),
        byKeyboard,
      ),
    moveToWish: (line, byKeyboard) => remove([{ line, toWish: true }], byKeyboard),
  };
}
