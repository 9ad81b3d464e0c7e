import { type RefObject, useSyncExternalStore, useState } from 'react';

/** Popovers of the header. */
const HANGING = '.popover, .suggest';

/** Compact state of the header below a scroll offset. Unchanged while a popover is open, which would move with it. */
function formOf(header: RefObject<HTMLElement | null>, pixels: number) {
  let compact = false;

  function read() {
    if (!header.current?.querySelector(HANGING)) compact = window.scrollY > pixels;
    return compact;
  }

  function subscribe(told: () => void) {
    const closed = new MutationObserver(told);
    if (header.current) closed.observe(header.current, { childList: true, subtree: true });
    window.addEventListener('scroll', told, { passive: true });
    return () => {
      closed.disconnect();
      window.removeEventListener('scroll', told);
    };
  }

  return { read, subscribe };
}

/** Whether the header is compact. */
export function useCompact(header: RefObject<HTMLElement | null>, pixels: number): boolean {
  const [form] = useState(() => formOf(header, pixels));
  return useSyncExternalStore(form.subscribe, form.read, () => false);
}
