import { useSyncExternalStore } from 'react';

function subscribe(told: () => void) {
  window.addEventListener('scroll', told, { passive: true });
  return () => window.removeEventListener('scroll', told);
}

/** Whether the page is scrolled further than so many pixels. */
export const useScrolled = (pixels: number): boolean => useSyncExternalStore(subscribe, () => window.scrollY > pixels, () => false);
