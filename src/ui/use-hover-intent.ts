import { useEffect, useRef, type PointerEvent } from 'react';

const openAfter = 150;
/** Long enough to leave at a corner and return. */
const closeAfter = 300;

/** Opens on hover and closes with a delay. For the mouse only; touch and pen click. */
export function useHoverIntent(setOpen: (open: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function plan(event: PointerEvent, open: boolean) {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(open), open ? openAfter : closeAfter);
  }

  const cancel = () => clearTimeout(timer.current);

  const handlers = {
    onPointerEnter: (event: PointerEvent) => plan(event, true),
    onPointerLeave: (event: PointerEvent) => plan(event, false),
  };
  return { handlers, cancel };
}
