import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';

/** A ref of our own to an element whose ref belongs to the caller. */
export function useForwardedRef<T>(ref: Ref<T> | undefined): RefObject<T | null> {
  const own = useRef<T>(null);
  useImperativeHandle<T | null, T | null>(ref, () => own.current, []);
  return own;
}
