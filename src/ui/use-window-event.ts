import { useEffectEvent, useLayoutEffect } from 'react';

type Events = WindowEventMap & Pick<DocumentEventMap, 'visibilitychange'>;

/** Handles events of the window and those that bubble to it, while `isActive`. */
export function useWindowEvent<Type extends keyof Events>(
  type: Type,
  handle: (event: Events[Type]) => void,
  isActive = true,
): void {
  const onEvent = useEffectEvent(handle);
  // With the commit: what the page shows already reacts to the event.
  useLayoutEffect(() => {
    if (!isActive) return undefined;
    const listener = (event: Event) => onEvent(event as Events[Type]);
    window.addEventListener(type, listener);
    return () => window.removeEventListener(type, listener);
  }, [type, isActive]);
}
