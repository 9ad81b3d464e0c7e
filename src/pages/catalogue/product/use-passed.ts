import { type RefObject, useEffect, useState } from 'react';

/** Whether the top of an element has scrolled above a line, in pixels below the top of the viewport. */
export function usePassed(ref: RefObject<Element | null>, line: number): boolean {
  const [passed, setPassed] = useState(false);

  useEffect(() => {
    const node = ref.current;
    if (!node) return;
    // The area extends far below the line, so that a jump past the viewport is detected too.
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
