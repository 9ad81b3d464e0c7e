import { type RefObject, useSyncExternalStore, useState } from 'react';

/** Popovers of the header. */
const OPEN_POPOVERS = '[data-popover]';

/** Compact state of the header below a scroll offset. Unchanged while a popover is open, which would move with it. */
function compactStore(header: RefObject<HTMLElement | null>, pixels: number) {
  let compact = false;

  function read() {
    if (!header.current?.querySelector(OPEN_POPOVERS)) compact = window.scrollY > pixels;
    return compact;
  }

  function subscribe(listener: () => void) {
    const closed = new MutationObserver(listener);
    if (header.current) closed.observe(header.current, { childList: true, subtree: true });
    window.addEventListener('scroll', listener, { passive: true });
    return () => {
      closed.disconnect();
      window.removeEventListener('scroll', listener);
    };
  }

  return { read, subscribe };
}

/** Whether the header is compact. */
export function useCompact(header: RefObject<HTMLElement | null>, pixels: number): boolean {
  const [store] = useState(() => compactStore(header, pixels));
  return useSyncExternalStore(store.subscribe, store.read, () => false);
}
