import { type RefObject, useEffect, useState } from 'react';

/** Whether the top of an element has been scrolled above a line so many pixels under the window's edge. */
export function usePassed(ref: RefObject<Element | null>, line: number): boolean {
  const [passed, setPassed] = useState(false);

  useEffect(() => {
    const node = ref.current;
    if (!node) return;
    const observer = new IntersectionObserver(([seen]) => seen && setPassed(!seen.isIntersecting && seen.boundingClientRect.top < line), {
      rootMargin: `-${line}px 0px 0px`,
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [ref, line]);

  return passed;
}
