import { type RefObject, useEffect, useState } from 'react';

/** Whether the top of an element has been scrolled above a line so many pixels under the window's edge. */
export function usePassed(ref: RefObject<Element | null>, line: number): boolean {
  const [passed, setPassed] = useState(false);

  useEffect(() => {
    const node = ref.current;
    if (!node) return;
    // Everything below the line counts as seen, however far: a jump past the window is noticed too.
    const observer = new IntersectionObserver(
      (entries) => setPassed(entries.at(-1)?.isIntersecting === false),
      {
        rootMargin: `-${line}px 0px 1000000px`,
      },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [ref, line]);

  return passed;
}
