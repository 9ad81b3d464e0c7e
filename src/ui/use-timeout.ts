import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `handle` once, `ms` after the first render or after the last change of `ms` or `restart`.
 * @param ms null: no timeout
 */
export function useTimeout(handle: () => void, ms: number | null, restart: unknown = null): void {
  const onTimeout = useEffectEvent(handle);
  useEffect(() => {
    if (ms === null) return undefined;
    const timer = window.setTimeout(() => onTimeout(), ms);
    return () => window.clearTimeout(timer);
  }, [ms, restart]);
}
