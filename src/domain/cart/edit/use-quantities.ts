import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getCartListQueryKey } from '#generated/client/cart/cart.ts';
import type { CartLine } from '#generated/model/cartLine.ts';
import type { CartMerchantGroup } from '#generated/model/cartMerchantGroup.ts';
import { nameWithOption } from '#/backend/option-text.ts';
import { useEventCallback } from '#/ui/use-event-callback.ts';
import { useAction } from '#/session/use-action.ts';
import { setQuantity } from './actions.ts';
import { lastWins } from '../last-wins.ts';
import { linesOf, withQuantities } from '../lines.ts';

const DELAY_MS = 300;

interface Quantities {
  /** by line id: quantities that the backend has not confirmed yet */
  pending: ReadonlyMap<number, number>;
  set: (line: CartLine, quantity: number) => void;
  /** Sends pending quantities and waits for the responses; false if one was refused. */
  flush: () => Promise<boolean>;
}

/** Optimistic updates of quantities. A refused one is rolled back, and a toast shows the error. */
export function useQuantities(): Quantities {
  const queryClient = useQueryClient();
  const save = useAction(setQuantity, { concurrent: true });
  const [pending, setPending] = useState<ReadonlyMap<number, number>>(new Map());
  const [queue] = useState(() => lastWins<number, number>(DELAY_MS, send));

  async function send(id: number, number: number): Promise<boolean> {
    const listKey = getCartListQueryKey({ isValid: true });
    const known = linesOf(queryClient.getQueryData<CartMerchantGroup[]>(listKey) ?? []);
    const line = known.find((one) => one.id === id);
    const name = line ? nameWithOption(line.storeName, line.suk) : '';
    const saved = await save.run(id, number, name);
    const confirmed = new Map([[id, number]]);
    if (saved.done)
      queryClient.setQueryData<CartMerchantGroup[]>(
        listKey,
        (groups) => groups && withQuantities(groups, confirmed),
      );
    setPending((now) =>
      now.get(id) === number ? new Map([...now].filter(([line]) => line !== id)) : now,
    );
    return saved.done;
  }

  const set = useEventCallback(({ id }: CartLine, quantity: number) => {
    setPending((now) => new Map(now).set(id, quantity));
    queue.set(id, quantity);
  });

  // Pending quantities are sent on unmount.
  useEffect(() => () => void queue.flush(), [queue]);

  return { pending, set, flush: queue.flush };
}
