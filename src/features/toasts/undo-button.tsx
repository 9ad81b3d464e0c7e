import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import './undo-button.css';

/** Long enough to read, decide and reach it. */
const LIFE_MS = 8000;

export interface UndoButtonProps {
  /** Takes the toast away. */
  onClose: () => void;
  onUndo: () => void;
  /** What was done was done by keyboard: the way back gets the focus, and this takes it when the toast goes. */
  returnFocus?: (() => void) | undefined;
}

/** Undo button of a toast. The toast stays while it is hovered or focused. */
export function UndoButton({ onClose, onUndo, returnFocus }: UndoButtonProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const toast = button.current?.closest('.toast');
    let timer = 0;
    const hold = () => window.clearTimeout(timer);
    const release = () => {
      hold();
      if (!toast?.matches(':hover, :focus-within')) timer = window.setTimeout(onClose, LIFE_MS);
    };
    // Where the focus goes is known only after the event.
    const left = () => setTimeout(release);
    toast?.addEventListener('pointerenter', hold);
    toast?.addEventListener('pointerleave', release);
    toast?.addEventListener('focusin', hold);
    toast?.addEventListener('focusout', left);
    release();
    return () => {
      hold();
      toast?.removeEventListener('pointerenter', hold);
      toast?.removeEventListener('pointerleave', release);
      toast?.removeEventListener('focusin', hold);
      toast?.removeEventListener('focusout', left);
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
    // A dialog around the toast stays.
    event.preventDefault();
    close();
  }

  function undo() {
    close();
    onUndo();
  }

  return (
    <Button ref={button} size="sm" kind="soft" className="undo" onClick={undo} onKeyDown={keyDown}>
      {t('common.undo')}
    </Button>
  );
}
