import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getCartListQueryKey, useCartSetQuantity } from '../../../generated/client/cart/cart.ts';
import type { CartLine } from '../../../generated/model/cartLine.ts';
import type { CartMerchantGroup } from '../../../generated/model/cartMerchantGroup.ts';
import { type ApiError, isApiError } from '../../api/error.ts';
import { isSignInNeeded } from '../../api/error-class.ts';
import { messageOf } from '../../api/policy.ts';
import { useEventCallback } from '../../ui/use-event-callback.ts';
import { withSignIn } from '../sign-in/with-sign-in.ts';
import { showToast } from '../toasts/store.ts';
import { lastWins } from './last-wins.ts';
import { supplyOfLine } from './line-problems.ts';
import { linesOf, withQuantities } from './lines.ts';
import { readCart } from './read-cart.ts';

const DELAY_MS = 300;

export interface Quantities {
  /** by line: what the shopper wants and the backend has not confirmed yet */
  wanted: ReadonlyMap<number, number>;
  set: (line: CartLine, quantity: number) => void;
  /** Waits until everything is confirmed; false when a quantity was refused. */
  settle: () => Promise<boolean>;
}

/** Quantities change on the screen at once. When the backend refuses one, the old one is back and a toast says why. */
export function useQuantities(): Quantities {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { mutateAsync } = useCartSetQuantity({ mutation: { meta: { quiet: true } } });
  const [wanted, setWanted] = useState<ReadonlyMap<number, number>>(new Map());
  const [queue] = useState(() => lastWins<number, number>(DELAY_MS, send));

  async function send(id: number, number: number): Promise<boolean> {
    const listKey = getCartListQueryKey({ isValid: true });
    try {
      const saved = await withSignIn(async () => {
        await mutateAsync({ data: { id, number } });
        return true;
      });
      if (!saved) return false;
      const confirmed = new Map([[id, number]]);
      queryClient.setQueryData<CartMerchantGroup[]>(
        listKey,
        (groups) => groups && withQuantities(groups, confirmed),
      );
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      await tell(id, error);
      return false;
    } finally {
      setWanted((now) =>
        now.get(id) === number ? new Map([...now].filter(([line]) => line !== id)) : now,
      );
    }
  }

  /** A line that has left the cart meanwhile is named; the backend's words for it ask to reload. */
  async function tell(id: number, error: ApiError) {
    const known = queryClient.getQueryData<CartMerchantGroup[]>(
      getCartListQueryKey({ isValid: true }),
    );
    const name = linesOf(known ?? []).find((line) => line.id === id)?.storeName ?? '';
    const isRemoved = error.kind === 'answer' && (await hasLeft(id));
    if (isRemoved) showToast('info', t('cart.problemRemoved', { name }));
    else if (error.kind !== 'cancelled' && !isSignInNeeded(error))
      showToast('error', messageOf(error, t));
  }

  async function hasLeft(id: number): Promise<boolean> {
    try {
      return supplyOfLine(await readCart(queryClient), id) === 'removed';
    } catch {
      return false;
    }
  }

  const set = useEventCallback(({ id }: CartLine, quantity: number) => {
    setWanted((now) => new Map(now).set(id, quantity));
    queue.put(id, quantity);
  });

  // Leaving the page loses no change.
  useEffect(() => () => void queue.settle(), [queue]);

  return {
    wanted,
    settle: queue.settle,
    set,
  };
}
