import { type RefObject } from 'react';
import { useWindowEvent } from './use-window-event.ts';

/** While `active`, dismisses on a press outside of the element, on navigation through the history, and on an unhandled Esc. */
export function useDismiss(
  ref: RefObject<HTMLElement | null>,
  active: boolean,
  dismiss: (by: 'outside' | 'escape') => void,
): void {
  useWindowEvent('popstate', () => dismiss('outside'), active);
  useWindowEvent(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && !ref.current?.contains(target)) dismiss('outside');
    },
    active,
  );
  useWindowEvent(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing)
        dismiss('escape');
    },
    active,
  );
}
