import { type RefCallback, useCallback, useState } from 'react';

/**
 * Calls back when an element is near the viewport. On a busy main thread one report holds several changes of an element, of
 * which the first may be outdated.
 * @param rootMargin how near, as in CSS
 * @returns stops observing
 */
export function whenNear(element: Element, rootMargin: string, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (changes) => {
      if (changes.some(({ isIntersecting }) => isIntersecting)) onNear();
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Whether the element with the returned `ref` has been within 200 px of the viewport. */
export function useNear(): [near: boolean, ref: RefCallback<Element>] {
  const [near, setNear] = useState(false);
  const ref = useCallback(
    (element: Element) => (near ? undefined : whenNear(element, '200px', () => setNear(true))),
    [near],
  );
  return [near, ref];
}
