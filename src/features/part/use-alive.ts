import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on a server and while its page comes alive: what is drawn then is the same in both places. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
