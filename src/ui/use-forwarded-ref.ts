import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';

/** A local ref to an element, forwarded to the caller's ref. */
export function useForwardedRef<T>(ref: Ref<T> | undefined): RefObject<T | null> {
  const own = useRef<T>(null);
  useImperativeHandle<T | null, T | null>(ref, () => own.current, []);
  return own;
}
