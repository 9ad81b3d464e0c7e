import { type RefCallback, useCallback, useState } from 'react';

/** Whether the element with the returned `ref` has been within 200 px of the viewport. */
export function useNear(): [near: boolean, ref: RefCallback<Element>] {
  const [near, setNear] = useState(false);
  const ref = useCallback(
    (element: Element) => {
      if (near) return undefined;
      const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), {
        rootMargin: '200px',
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [near],
  );
  return [near, ref];
}
