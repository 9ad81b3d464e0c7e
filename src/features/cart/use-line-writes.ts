import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCartDelete, useCartSave } from '../../../generated/client/cart/cart.ts';
import type { CartLine } from '../../../generated/model/cartLine.ts';
import { isSignInNeeded } from '../../api/error-class.ts';
import { type ApiError, isApiError } from '../../api/error.ts';
import { messageOf } from '../../api/policy.ts';
import { showToast } from '../toasts/store.ts';
import { linesOf, MOST_PIECES } from './lines.ts';
import { readCart } from './read-cart.ts';
import { isCurrentlySelected, updateSelection } from './use-selection.ts';

const QUIET = { mutation: { meta: { quiet: true } } };

const isRefusal = (error: ApiError) => error.kind === 'answer' && !isSignInNeeded(error);
/** Somebody else tells of the others: nobody waits any more, or the shopper is asked to sign in. */
const isToBeTold = (error: ApiError) => error.kind !== 'cancelled' && !isSignInNeeded(error);

/** Removes lines from the cart and restores them. Errors are shown, then thrown. */
export function useLineWrites(): {
  takeOut: (lines: readonly CartLine[]) => Promise<void>;
  putBack: (lines: readonly CartLine[]) => Promise<void>;
} {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const remove = useCartDelete(QUIET);
  const save = useCartSave(QUIET);

  async function areGone(lines: readonly CartLine[]): Promise<boolean> {
    try {
      const { valid, invalid } = await readCart(queryClient);
      const left = new Set(linesOf([...valid, ...invalid]).map(({ id }) => id));
      return lines.every(({ id }) => !left.has(id));
    } catch {
      return false;
    }
  }

  // The backend refuses to remove lines that are gone already, which is what was wanted.
  async function takeOut(lines: readonly CartLine[]) {
    try {
      await remove.mutateAsync({ data: { ids: lines.map(({ id }) => id) } });
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (isRefusal(error) && (await areGone(lines))) return;
      if (isToBeTold(error)) showToast('error', messageOf(error, t));
      throw error;
    }
  }

  async function areBack(lines: readonly CartLine[]): Promise<boolean> {
    try {
      const known = linesOf((await readCart(queryClient)).valid);
      return lines.every(({ attrId }) => known.some((line) => line.attrId === attrId));
    } catch {
      return false;
    }
  }

  // The last one becomes the newest: the order is kept among them.
  async function putBack(lines: readonly CartLine[]) {
    const deselected = new Set(
      lines.filter((line) => !isCurrentlySelected(line)).map(({ attrId }) => attrId),
    );
    const data = lines.toReversed().map(({ productId, attrId, cartNum }) => ({
      productId,
      productAttrUnique: attrId ?? 0,
      cartNum: Math.min(cartNum, MOST_PIECES),
    }));
    try {
      await save.mutateAsync({ data });
    } catch (error) {
      if (!isApiError(error)) throw error;
      // Without an answer they may be back, and putting them back again would double them.
      if (error.kind !== 'answer' && (await areBack(lines))) return;
      const values = { name: lines[0]?.storeName ?? '', why: messageOf(error, t) };
      const key = lines.length === 1 ? 'cart.notRestored' : 'cart.notRestoredSeveral';
      if (isToBeTold(error)) showToast('error', t(key, values));
      throw error;
    }
    if (deselected.size === 0) return;
    const known = linesOf((await readCart(queryClient)).valid);
    updateSelection(
      known.filter(({ attrId }) => deselected.has(attrId)),
      false,
      known,
    );
  }

  return { takeOut, putBack };
}
