import { useEffect, useRef, useState, type RefObject } from 'react';

export interface Scroller {
  ref: RefObject<HTMLUListElement | null>;
  atStart: boolean;
  atEnd: boolean;
  onScroll: () => void;
  /** Scrolls forward (1) or back (-1) by the visible width. */
  scrollByPage: (step: 1 | -1) => void;
}

/** A horizontally scrollable row, with buttons for shoppers who cannot swipe. */
export function useScroller(): Scroller {
  const ref = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });

  function updateEnds() {
    const row = ref.current;
    if (!row) return;
    const atStart = row.scrollLeft < 8;
    const atEnd = row.scrollLeft + row.clientWidth > row.scrollWidth - 8;
    setEnds((old) => (old.atStart === atStart && old.atEnd === atEnd ? old : { atStart, atEnd }));
  }

  useEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(updateEnds);
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);

  const scrollByPage = (step: 1 | -1) =>
    ref.current?.scrollBy({ left: step * ref.current.clientWidth });
  return { ref, ...ends, onScroll: updateEnds, scrollByPage };
}
