import { type TouchEvent, useRef } from 'react';

/** least distance of a swipe, in px */
const LEAST = 40;

/** Handlers for an element that is swiped sideways: `onSwipe` gets 1 for the next item, -1 for the previous one. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const startedAt = useRef(0);
  return {
    onTouchStart({ touches }: TouchEvent) {
      startedAt.current = touches.item(0).clientX;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const way = changedTouches.item(0).clientX - startedAt.current;
      if (Math.abs(way) >= LEAST) onSwipe(way < 0 ? 1 : -1);
    },
  };
}
