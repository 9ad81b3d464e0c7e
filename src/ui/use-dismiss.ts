import { useEffect, useEffectEvent, type RefObject } from 'react';

/** While `active`, dismisses on a press outside of the element, on navigation through the history, and on an unhandled Esc. */
export function useDismiss(
  ref: RefObject<HTMLElement | null>,
  active: boolean,
  dismiss: (by: 'outside' | 'escape') => void,
): void {
  const onDismiss = useEffectEvent(dismiss);

  useEffect(() => {
    if (!active) return;
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target))
        onDismiss('outside');
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing)
        onDismiss('escape');
    };
    const step = () => onDismiss('outside');
    window.addEventListener('popstate', step);
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    return () => {
      window.removeEventListener('popstate', step);
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
    };
  }, [ref, active]);
}
