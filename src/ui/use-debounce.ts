import { useRef } from 'react';

const DEBOUNCE_MS = 500;

/** Returns a function that is true for a press, and false for further ones within 500 ms. */
export function useDebounce(): () => boolean {
  const last = useRef(-DEBOUNCE_MS);
  return () => {
    const now = performance.now();
    if (now - last.current < DEBOUNCE_MS) return false;
    last.current = now;
    return true;
  };
}
