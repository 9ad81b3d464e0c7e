import { useSyncExternalStore } from 'react';
import { serverNow } from '../../lib/clock.ts';

function everySecond(notify: () => void) {
  const timer = setInterval(notify, 1000);
  return () => clearInterval(timer);
}

/**
 * What `read` makes of the present moment, whatever the shopper's own clock says; draws anew only when that changes, so it gives a plain value.
 * While the document is not alive yet it is `still`.
 */
export function useClock<T extends string | number | boolean>(
  read: (now: number) => T,
  still: T,
): T {
  return useSyncExternalStore(
    everySecond,
    () => read(serverNow()),
    () => still,
  );
}
