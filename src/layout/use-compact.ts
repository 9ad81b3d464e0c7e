import { type RefObject, useSyncExternalStore, useState } from 'react';

/** What may hang open in the header. */
const HANGING = '.popover, .suggest';

/** The form of a header: compact further down than so many pixels. While something hangs in it, it keeps its form, for that would jump with it. */
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

/** Whether the header is in its compact form. */
export function useCompact(header: RefObject<HTMLElement | null>, pixels: number): boolean {
  const [form] = useState(() => formOf(header, pixels));
  return useSyncExternalStore(form.subscribe, form.read, () => false);
}
