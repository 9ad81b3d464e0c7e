import { type FocusEvent, useEffect, useRef, useState } from 'react';

const IDLE_MS = 6000;

/** Calls `close` after 6 s without hover and focus. Returns the handlers of the element. */
export function useIdleClose(close: () => void) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const latest = useRef(close);
  const idle = !hovered && !focused;

  useEffect(() => {
    latest.current = close;
  }, [close]);

  useEffect(() => {
    if (!idle) return undefined;
    const timer = setTimeout(() => latest.current(), IDLE_MS);
    return () => clearTimeout(timer);
  }, [idle]);

  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
  };
}
