import { type FocusEvent, useEffect, useRef, useState } from 'react';

const LIFE_MS = 6000;

/** Closes after a while in which neither mouse nor focus rests on it; spread what it gives on the element. */
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
    const timer = setTimeout(() => latest.current(), LIFE_MS);
    return () => clearTimeout(timer);
  }, [idle]);

  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
  };
}
