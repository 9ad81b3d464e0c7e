import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getCartListQueryKey, useCartSetQuantity } from '#generated/client/cart/cart.ts';
import type { CartLine } from '#generated/model/cartLine.ts';
import type { CartMerchantGroup } from '#generated/model/cartMerchantGroup.ts';
import type { ApiError } from '#/api/error.ts';
import { messageOf } from '#/api/policy.ts';
import { nameWithOption } from '#/lib/option-text.ts';
import { useEventCallback } from '#/ui/use-event-callback.ts';
import { isShownElsewhere, useAction } from '#/session/use-action.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { lastWins } from './last-wins.ts';
import { supplyOfLine } from './line-problems.ts';
import { linesOf, withQuantities } from './lines.ts';
import { readCart } from './read-cart.ts';

const DELAY_MS = 300;

export interface Quantities {
  /** by line id: quantities that the backend has not confirmed yet */
  pending: ReadonlyMap<number, number>;
  set: (line: CartLine, quantity: number) => void;
  /** Sends pending quantities and waits for the responses; false if one was refused. */
  flush: () => Promise<boolean>;
}

/** Optimistic updates of quantities. A refused one is rolled back, and a toast shows the error. */
export function useQuantities(): Quantities {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { mutateAsync } = useCartSetQuantity();
  const save = useAction((id: number, number: number) => mutateAsync({ data: { id, number } }), {
    errors: 'none',
    concurrent: true,
  });
  const [pending, setPending] = useState<ReadonlyMap<number, number>>(new Map());
  const [queue] = useState(() => lastWins<number, number>(DELAY_MS, send));

  async function send(id: number, number: number): Promise<boolean> {
    const listKey = getCartListQueryKey({ isValid: true });
    const saved = await save.run(id, number);
    const confirmed = new Map([[id, number]]);
    if (saved.done)
      queryClient.setQueryData<CartMerchantGroup[]>(
        listKey,
        (groups) => groups && withQuantities(groups, confirmed),
      );
    else if (saved.error) await showError(id, saved.error);
    setPending((now) =>
      now.get(id) === number ? new Map([...now].filter(([line]) => line !== id)) : now,
    );
    return saved.done;
  }

  /** A line that was removed elsewhere has a message of its own: the backend's does not name it. */
  async function showError(id: number, error: ApiError) {
    const known = queryClient.getQueryData<CartMerchantGroup[]>(
      getCartListQueryKey({ isValid: true }),
    );
    const line = linesOf(known ?? []).find((one) => one.id === id);
    const name = line ? nameWithOption(line.storeName, line.suk) : '';
    if (error.kind === 'answer' && (await isRemoved(id)))
      showToast('info', t('cart.problemRemoved', { name }));
    else if (!isShownElsewhere(error)) showToast('error', messageOf(error, t));
  }

  async function isRemoved(id: number): Promise<boolean> {
    try {
      return supplyOfLine(await readCart(queryClient), id) === 'removed';
    } catch {
      return false;
    }
  }

  const set = useEventCallback(({ id }: CartLine, quantity: number) => {
    setPending((now) => new Map(now).set(id, quantity));
    queue.set(id, quantity);
  });

  // Pending quantities are sent on unmount.
  useEffect(() => () => void queue.flush(), [queue]);

  return {
    pending,
    flush: queue.flush,
    set,
  };
}
