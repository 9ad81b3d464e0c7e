import { useSyncExternalStore } from 'react';
import { serverNow } from '../../lib/clock.ts';

function everySecond(notify: () => void) {
  const timer = setInterval(notify, 1000);
  return () => clearInterval(timer);
}

/**
 * Result of `read` for the current server time; re-renders only when it changes, so it must be a primitive value.
 * `still` before and during hydration.
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
