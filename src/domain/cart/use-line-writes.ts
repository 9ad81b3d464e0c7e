import { useQueryClient } from '@tanstack/react-query';
import { useCartDelete, useCartSave } from '#generated/client/cart/cart.ts';
import type { CartLine } from '#generated/model/cartLine.ts';
import { isRefusal } from '#/api/error-class.ts';
import { isApiError } from '#/api/error.ts';
import { linesOf, MAX_QUANTITY } from './lines.ts';
import { readCart } from './read-cart.ts';
import { isCurrentlySelected, updateSelection } from './use-selection.ts';

/** Removes lines from the cart and restores them. */
export function useLineWrites(): {
  removeLines: (lines: readonly CartLine[]) => Promise<void>;
  restoreLines: (lines: readonly CartLine[]) => Promise<void>;
} {
  const queryClient = useQueryClient();
  const remove = useCartDelete();
  const save = useCartSave();

  async function areRemoved(lines: readonly CartLine[]): Promise<boolean> {
    try {
      const { valid, invalid } = await readCart(queryClient);
      const remaining = new Set(linesOf([...valid, ...invalid]).map(({ id }) => id));
      return lines.every(({ id }) => !remaining.has(id));
    } catch {
      return false;
    }
  }

  // The backend refuses to remove lines that are already removed; that counts as success.
  async function removeLines(lines: readonly CartLine[]) {
    try {
      await remove.mutateAsync({ data: { ids: lines.map(({ id }) => id) } });
    } catch (error) {
      if (isRefusal(error) && (await areRemoved(lines))) return;
      throw error;
    }
  }

  async function areInCart(lines: readonly CartLine[]): Promise<boolean> {
    try {
      const known = linesOf((await readCart(queryClient)).valid);
      return lines.every(({ attrId }) => known.some((line) => line.attrId === attrId));
    } catch {
      return false;
    }
  }

  async function saveLines(lines: readonly CartLine[]) {
    // The backend puts the last line first, so the reversed list keeps the order.
    const data = lines.toReversed().map(({ productId, attrId, cartNum }) => ({
      productId,
      productAttrUnique: attrId ?? 0,
      cartNum: Math.min(cartNum, MAX_QUANTITY),
    }));
    try {
      await save.mutateAsync({ data });
    } catch (error) {
      // Without a response the lines may be saved, and a second save would double their quantities.
      if (isApiError(error) && error.kind !== 'answer' && (await areInCart(lines))) return;
      throw error;
    }
  }

  // Restored lines have new ids, so deselected ones are found by their sku.
  async function deselect(skuIds: ReadonlySet<number | null>) {
    try {
      const known = linesOf((await readCart(queryClient)).valid);
      updateSelection(
        known.filter(({ attrId }) => skuIds.has(attrId)),
        false,
        known,
      );
    } catch (error) {
      // The lines are restored: a failure here would offer undo again and double their quantities.
      if (!isApiError(error)) throw error;
    }
  }

  async function restoreLines(lines: readonly CartLine[]) {
    const deselected = new Set(
      lines.filter((line) => !isCurrentlySelected(line)).map(({ attrId }) => attrId),
    );
    await saveLines(lines);
    if (deselected.size > 0) await deselect(deselected);
  }

  return { removeLines, restoreLines };
}
