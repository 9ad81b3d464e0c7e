import { useState } from 'react';
import { useTimeout } from '#/ui/use-timeout.ts';

/** The value after it has not changed for `ms` milliseconds. */
export function useDebouncedValue<T>(value: T, ms: number): T {
  const [debounced, setDebounced] = useState(value);
  useTimeout(() => setDebounced(value), ms, value);
  return debounced;
}
