import { useCallback, useLayoutEffect, useRef } from 'react';

/** Stable identity that always calls the latest closure; for handlers passed to `memo` components. */
export function useEventCallback<A extends unknown[], R>(
  callback: (...given: A) => R,
): (...given: A) => R {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given: A) => latest.current(...given), []);
}
