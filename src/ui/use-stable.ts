import { useCallback, useLayoutEffect, useRef } from 'react';

/** One and the same function for as long as the component lives, which does what the one of the last drawing does: for handlers that `memo` parts are given. */
export function useStable<A extends unknown[], R>(work: (...given: A) => R): (...given: A) => R {
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  return useCallback((...given: A) => latest.current(...given), []);
}
