import { useEffect, useState, type RefObject } from 'react';

/** True once the element has been within 200 px of the viewport. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const node = ref.current;
    if (!node || near) return;
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), {
      rootMargin: '200px',
    });
    watch.observe(node);
    return () => watch.disconnect();
  }, [ref, near]);
  return near;
}
