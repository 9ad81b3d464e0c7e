import { startTransition, useEffect, useState } from 'react';
import type { Elements } from '#/lib/content.ts';
import { useRouter } from '#/router/router.tsx';
import * as styles from './below-fold.module.css';

/**
 * Whether content below the fold may render. After a click it is false for the first render, so that the visible part is
 * painted first. The first page of a document, and a page restored from history, whose height must not change, render at once.
 */
export function useBelowFold(): boolean {
  const { kind } = useRouter().entry;
  const [ready, setReady] = useState(kind === 'first' || kind === 'pop');

  useEffect(() => {
    if (ready) return undefined;
    // After the frame that paints the upper part: a transition alone may still render before it.
    let wait = 0;
    const frame = requestAnimationFrame(() => {
      wait = window.setTimeout(() => startTransition(() => setReady(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(wait);
    };
  }, [ready]);
  return ready;
}

/** Elements below the fold, rendered after the first paint of the page. */
export function BelowFold({ children }: { children: Elements }) {
  return useBelowFold() ? children : <div className={styles.root} aria-busy />;
}
