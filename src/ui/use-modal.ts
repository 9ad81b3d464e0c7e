import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { registerDialog } from './open-dialogs.ts';
import { lockScroll } from './scroll-lock.ts';

/**
 * Shows a `<dialog>` as a modal while it is mounted, then restores focus.
 * `onForced` is called when the browser closes it: a second Esc cannot be prevented.
 */
export function useModal(
  onForced: (dialog: HTMLDialogElement) => void,
): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const forced = useEffectEvent(onForced);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    const closed = (event: Event) => {
      if (event.target === dialog && !dialog.open) forced(dialog);
    };
    const unlock = lockScroll();
    dialog.showModal();
    const leave = registerDialog(dialog);
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    dialog.addEventListener('close', closed);

    return () => {
      dialog.removeEventListener('close', closed);
      leave();
      dialog.close();
      unlock();
      if (opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    };
  }, []);

  return ref;
}
