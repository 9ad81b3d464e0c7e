import { type PointerEvent } from 'react';
import { useTimer } from './use-timer.ts';

const openAfter = 150;
/** Long enough to leave at a corner and return. */
const closeAfter = 300;

/** Opens on hover and closes with a delay. For the mouse only; touch and pen click. */
export function useHoverIntent(setOpen: (open: boolean) => void) {
  const { plan: schedule, cancel } = useTimer();

  function plan(event: PointerEvent, open: boolean) {
    if (event.pointerType !== 'mouse') return;
    schedule(() => setOpen(open), open ? openAfter : closeAfter);
  }

  const handlers = {
    onPointerEnter: (event: PointerEvent) => plan(event, true),
    onPointerLeave: (event: PointerEvent) => plan(event, false),
  };
  return { handlers, cancel };
}
