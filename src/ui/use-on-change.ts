import { useEffect, useEffectEvent } from 'react';

/** Calls `handle` after the first render with a value and whenever the value has changed. */
export function useOnChange<T>(value: T, handle: (value: T) => unknown): void {
  const onChange = useEffectEvent(handle);
  useEffect(() => {
    onChange(value);
  }, [value]);
}
