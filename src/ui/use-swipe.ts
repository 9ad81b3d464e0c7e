import { type TouchEvent, useRef } from 'react';

/** least distance of a swipe, in px */
const LEAST = 40;

/** A second finger zooms the page, and one finger moves what is zoomed. */
const isAlone = ({ touches }: TouchEvent): boolean =>
  touches.length === 1 && (window.visualViewport?.scale ?? 1) < 1.01;

/** Handlers for an element that is swiped sideways: `onSwipe` gets 1 for the next item, -1 for the previous one. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ clientX: number; clientY: number } | null>(null);
  return {
    onTouchStart(event: TouchEvent) {
      const { clientX, clientY } = event.touches.item(0);
      start.current = isAlone(event) ? { clientX, clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      if (!start.current) return;
      const { clientX, clientY } = changedTouches.item(0);
      const way = clientX - start.current.clientX;
      const isScroll = Math.abs(clientY - start.current.clientY) > Math.abs(way);
      start.current = null;
      if (!isScroll && Math.abs(way) >= LEAST) onSwipe(way < 0 ? 1 : -1);
    },
  };
}
