import { type RefObject, useEffect, useRef } from 'react';

/** False once the component is removed, for answers that arrive later. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  return isMounted;
}
