import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getCartListQueryKey, useCartSetQuantity } from '../../../generated/client/cart/cart.ts';
import type { CartMerchantGroup } from '../../../generated/model/cartMerchantGroup.ts';
import { isApiError } from '../../api/error.ts';
import { withSignIn } from '../sign-in/with-sign-in.ts';
import { lastWins } from './last-wins.ts';
import { withQuantities } from './lines.ts';

const DELAY_MS = 300;

export interface Quantities {
  /** by line: what the shopper wants and the backend has not confirmed yet */
  wanted: ReadonlyMap<number, number>;
  set: (lineId: number, quantity: number) => void;
  /** Waits until everything is confirmed; false when a quantity was refused. */
  settle: () => Promise<boolean>;
}

/** Quantities change on the screen at once. When the backend refuses one, the old one is back and a toast says why. */
export function useQuantities(): Quantities {
  const queryClient = useQueryClient();
  const { mutateAsync } = useCartSetQuantity();
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
      void queryClient.invalidateQueries({ queryKey: listKey });
      return false;
    } finally {
      setWanted((now) =>
        now.get(id) === number ? new Map([...now].filter(([line]) => line !== id)) : now,
      );
    }
  }

  // Leaving the page loses no change.
  useEffect(() => () => void queue.settle(), [queue]);

  return {
    wanted,
    settle: queue.settle,
    set(lineId, quantity) {
      setWanted((now) => new Map(now).set(lineId, quantity));
      queue.put(lineId, quantity);
    },
  };
}
