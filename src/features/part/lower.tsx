import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useRouter } from '../../router/router.tsx';
import './lower.css';

/**
 * False while a click's page is drawn for the first time: what is below the first screen then comes one step later.
 * A document's first page comes whole, and so does a page gone back to, which has to be as long as it was.
 */
export function useLower(): boolean {
  const { kind } = useRouter().entry;
  const [drawn, setDrawn] = useState(kind === 'first' || kind === 'pop');

  useEffect(() => {
    if (drawn) return undefined;
    // After the frame that shows the upper part: what is only deferred may still be drawn before it.
    let wait = 0;
    const frame = requestAnimationFrame(() => {
      wait = window.setTimeout(() => startTransition(() => setDrawn(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(wait);
    };
  }, [drawn]);
  return drawn;
}

/** The part of a page below the first screen, for which the upper part does not wait after a click. */
export function Lower({ children }: { children: ReactNode }) {
  return useLower() ? children : <div className="lower" aria-busy />;
}
