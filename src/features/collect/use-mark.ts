import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { attempt } from '../sign-in/attempt.ts';

/** Something that the shopper keeps or follows, and lets go of again. */
export interface Toggle {
  on: boolean;
  toggle: () => void;
}

/** Shows a new state at once in what a query has told, and takes it back when the call fails. A guest is asked to sign in first. */
export function useMark<Data>(queryKey: QueryKey, mark: (data: Data, on: boolean) => Data) {
  const queryClient = useQueryClient();
  const show = (on: boolean) => queryClient.setQueryData<Data>(queryKey, (old) => old && mark(old, on));
  return (on: boolean, call: () => Promise<unknown>) =>
    attempt(async () => {
      // An answer that is on its way would show the old state again.
      await queryClient.cancelQueries({ queryKey });
      show(on);
      try {
        await call();
      } catch (error) {
        show(!on);
        // It may have been so already, before the shopper signed in.
        void queryClient.invalidateQueries({ queryKey });
        throw error;
      }
    });
}
