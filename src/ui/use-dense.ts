import { useState, useSyncExternalStore } from 'react';

const DENSE = '(min-resolution: 1.01dppx)';
const listeners = new Set<() => void>();
let screen: MediaQueryList | undefined;

export const isDense = (): boolean => window.devicePixelRatio > 1;

/** One media query listener for all pictures of a page. */
function subscribe(listener: () => void): () => void {
  if (!screen) {
    screen = window.matchMedia(DENSE);
    screen.addEventListener('change', () => listeners.forEach((notify) => notify()));
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the screen has a high pixel density; null on the server, and for components that were hydrated. */
export function useDense(): boolean | null {
  const dense = useSyncExternalStore<boolean | null>(subscribe, isDense, () => null);
  const [isHydrated] = useState(dense === null);
  return isHydrated ? null : dense;
}
