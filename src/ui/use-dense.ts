import { useState, useSyncExternalStore } from 'react';

const DENSE = '(min-resolution: 1.01dppx)';
const told = new Set<() => void>();
let screen: MediaQueryList | undefined;

/** One listener for all pictures of a page. */
function subscribe(tell: () => void): () => void {
  if (!screen) {
    screen = window.matchMedia(DENSE);
    screen.addEventListener('change', () => told.forEach((tellIt) => tellIt()));
  }
  told.add(tell);
  return () => told.delete(tell);
}

/** Whether the screen has a high pixel density; null on the server and during hydration. */
export function useDense(): boolean | null {
  const dense = useSyncExternalStore<boolean | null>(
    subscribe,
    () => window.devicePixelRatio > 1,
    () => null,
  );
  const [drawnByServer] = useState(dense === null);
  return drawnByServer ? null : dense;
}
