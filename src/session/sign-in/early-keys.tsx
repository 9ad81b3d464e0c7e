import { useEffect, useRef } from 'react';
import { enterText } from '#/shared/async/early-use.ts';
import { ownKey } from '#/ui/own-key.ts';
import { useWindowEvent } from '#/ui/use-window-event.ts';
import { endSignIn } from './panel-store.ts';

const FIELD = 'input, textarea, select, [contenteditable]';

/** In place of the panel until its code is loaded: what is typed is entered in its first field, and Esc closes it. */
export function EarlyKeys() {
  const typed = useRef('');

  useWindowEvent('keydown', (event) => {
    const { target } = event;
    const key = ownKey({ nativeEvent: event });
    if (target instanceof Element && target.closest(FIELD)) return;
    if (key === 'Escape') endSignIn(false);
    else if (key === 'Backspace') typed.current = typed.current.slice(0, -1);
    else if ([...key].length === 1 && key !== ' ') typed.current += key;
    else return;
    event.preventDefault();
  });

  // Runs after the layout effects of the panel, which move the focus.
  useEffect(
    () => () => {
      const { activeElement: field } = document;
      if (typed.current && field instanceof HTMLInputElement && field.closest('dialog'))
        enterText(field, field.value + typed.current);
    },
    [],
  );
  return null;
}
