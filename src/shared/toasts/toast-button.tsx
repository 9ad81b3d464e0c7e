import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '#/ui/button.tsx';
import * as styles from './toast-button.module.css';

const DURATION_MS = 8000;

interface ToastButtonProps {
  /** Closes the toast. */
  onClose: () => void;
  /** the toast is closed */
  onPress: () => void;
  label: string;
  /** Set after an action by keyboard: the button receives focus on mount, and this moves it on when the toast closes. */
  returnFocus?: (() => void) | undefined;
}

/** Button of a toast, e.g. to undo. The toast stays while it is hovered or focused. */
export function ToastButton({ onClose, onPress, label, returnFocus }: ToastButtonProps) {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const toast = button.current?.closest('[role=status], [role=alert]');
    let timer = 0;
    const hold = () => window.clearTimeout(timer);
    const release = () => {
      hold();
      if (!toast?.matches(':hover, :focus-within')) timer = window.setTimeout(onClose, DURATION_MS);
    };
    // The next focused element is known only after the event.
    const releaseLater = () => setTimeout(release);
    toast?.addEventListener('pointerenter', hold);
    toast?.addEventListener('pointerleave', release);
    toast?.addEventListener('focusin', hold);
    toast?.addEventListener('focusout', releaseLater);
    release();
    return () => {
      hold();
      toast?.removeEventListener('pointerenter', hold);
      toast?.removeEventListener('pointerleave', release);
      toast?.removeEventListener('focusin', hold);
      toast?.removeEventListener('focusout', releaseLater);
    };
  }, [onClose]);

  useEffect(() => {
    if (returnFocus) button.current?.focus();
  }, [returnFocus]);

  function close() {
    if (button.current === document.activeElement) returnFocus?.();
    onClose();
  }

  function keyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // Keeps a dialog around the toast open.
    event.preventDefault();
    close();
  }

  function press() {
    close();
    onPress();
  }

  return (
    <Button
      ref={button}
      size="sm"
      kind="soft"
      className={styles.root}
      onClick={press}
      onKeyDown={keyDown}
    >
      {label}
    </Button>
  );
}
