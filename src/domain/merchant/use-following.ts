import { useQueryClient } from '@tanstack/react-query';
import { readNow, type ReadOptions } from '#/api/read-now.ts';
import { useAction } from '#/session/use-action.ts';
import { setFollowed } from './actions.ts';

/** Whether a store is followed, and the button that changes it. */
export interface Toggle {
  on: boolean;
  toggle: () => void;
}

/** Reads and writes the state in the data of a query. */
export interface ToggleLens<Data> {
  read: (data: Data) => boolean;
  write: (data: Data, on: boolean) => Data;
}

/** Follows and unfollows a store; the state is in the data of the page's query. Optimistic update, with rollback. */
export function useFollowing<Data>(
  id: number,
  on: boolean,
  query: ReadOptions<Data>,
  { read, write }: ToggleLens<Data>,
): Toggle {
  const client = useQueryClient();
  const { queryKey } = query;
  const { run } = useAction(setFollowed);
  const setOn = (next: boolean) =>
    client.setQueryData<Data>(queryKey, (old) => old && write(old, next));

  async function toggle() {
    let isShown = false;
    const { done } = await run(id, !on, {
      read: async () => read(await readNow(client, query)),
      show: async (next) => {
        // A pending response would overwrite the optimistic update.
        await client.cancelQueries({ queryKey, exact: true });
        setOn(next);
        isShown = true;
      },
    });
    if (done || !isShown) return;
    setOn(on);
    // The state may already have been changed in another tab or on another device.
    void client.invalidateQueries({ queryKey });
  }
  return { on, toggle: () => void toggle() };
}
