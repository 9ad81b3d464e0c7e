import { useSyncExternalStore } from 'react';
import { serverNow } from '#/lib/clock.ts';

function subscribeToSeconds(notify: () => void) {
  const timer = setInterval(notify, 1000);
  return () => clearInterval(timer);
}

/**
 * Result of `read` for the current server time; re-renders only when it changes, so it must be a primitive value.
 * Returns `initial` before and during hydration.
 */
export function useClock<T extends string | number | boolean>(
  read: (now: number) => T,
  initial: T,
): T {
  return useSyncExternalStore(
    subscribeToSeconds,
    () => read(serverNow()),
    () => initial,
  );
}
