import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../api/session.ts';
import { attempt } from '../sign-in/attempt.ts';

/** Something that the shopper keeps or follows, and lets go of again. */
export interface Toggle {
  on: boolean;
  toggle: () => void;
}

/** Where an answer tells whether something is kept. */
export interface Mark<Data> {
  read: (data: Data) => boolean;
  write: (data: Data, on: boolean) => Data;
}

/** Shows a new state at once in what a query has told, and takes it back when the call fails. A guest is asked to sign in first. */
export function useMark<Data>(queryKey: QueryKey, { read, write }: Mark<Data>) {
  const queryClient = useQueryClient();
  const show = (on: boolean) =>
    queryClient.setQueryData<Data>(queryKey, (old) => old && write(old, on));

  /** Whoever has only just signed in may have kept it long ago. */
  async function isSoAlready(on: boolean) {
    await queryClient.refetchQueries({ queryKey, exact: true });
    const told = queryClient.getQueryData<Data>(queryKey);
    return told !== undefined && read(told) === on;
  }

  return (on: boolean, call: () => Promise<unknown>) => {
    const asGuest = !useSession.getState().signedIn;
    return attempt(async () => {
      if (asGuest && (await isSoAlready(on))) return;
      // An answer that is on its way would show the old state again.
      await queryClient.cancelQueries({ queryKey });
      show(on);
      try {
        await call();
      } catch (error) {
        show(!on);
        // Or it was so already: another tab, another device.
        void queryClient.invalidateQueries({ queryKey });
        throw error;
      }
    });
  };
}
