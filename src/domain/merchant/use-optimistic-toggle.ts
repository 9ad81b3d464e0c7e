import { useQueryClient } from '@tanstack/react-query';
import { readNow, type ReadOptions } from '#/api/read-now.ts';
import { hasSession } from '#/session/session.ts';
import { useAction } from '#/session/use-action.ts';

/** State of a toggle, e.g. a wishlist or follow button. */
export interface Toggle {
  on: boolean;
  toggle: () => void;
}

/** Reads and writes the toggle state in the data of a query. */
export interface ToggleLens<Data> {
  read: (data: Data) => boolean;
  write: (data: Data, on: boolean) => Data;
}

/**
 * Optimistic update of a toggle in the data of a query, with rollback if the call fails. A guest signs in first.
 * @param send sends the new state
 */
export function useOptimisticToggle<Data>(
  query: ReadOptions<Data>,
  { read, write }: ToggleLens<Data>,
  send: (on: boolean) => Promise<unknown>,
): (on: boolean) => void {
  const queryClient = useQueryClient();
  const { queryKey } = query;
  const setOn = (on: boolean) =>
    queryClient.setQueryData<Data>(queryKey, (old) => old && write(old, on));

  /** After sign-in the shopper's state may already be the new one. */
  const isAlready = async (on: boolean) => read(await readNow(queryClient, query)) === on;

  const { run } = useAction(async (on: boolean, asGuest: boolean) => {
    if (asGuest && (await isAlready(on))) return;
    // A pending response would overwrite the optimistic update.
    await queryClient.cancelQueries({ queryKey, exact: true });
    setOn(on);
    try {
      await send(on);
    } catch (error) {
      setOn(!on);
      // The state may already have been changed in another tab or on another device.
      void queryClient.invalidateQueries({ queryKey });
      throw error;
    }
  });
  return (on) => void run(on, !hasSession());
}
