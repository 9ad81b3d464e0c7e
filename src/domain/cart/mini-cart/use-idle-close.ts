import { type FocusEvent, useState } from 'react';
import { useTimeout } from '#/ui/use-timeout.ts';

const IDLE_MS = 6000;

/** Calls `close` after 6 s without hover and focus. Returns the handlers of the element. */
export function useIdleClose(close: () => void) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useTimeout(close, hovered || focused ? null : IDLE_MS);

  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
  };
}
