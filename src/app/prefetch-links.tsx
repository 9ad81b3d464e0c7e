import { useEffect, useEffectEvent } from 'react';
import { savesData } from '#/lib/saves-data.ts';
import { useRouter } from '#/router/router.tsx';

const HOVER_MS = 65;

let hasTransition = false;

/** The code is needed for pages that are prefetched only. It loads with the first one; a failure is retried with the next. */
async function loadTransition() {
  if (hasTransition || !('startViewTransition' in document)) return;
  hasTransition = true;
  try {
    const { installPictureTransition } = await import('./picture-transition.ts');
    installPictureTransition();
  } catch {
    hasTransition = false;
  }
}

/** Code and data of a link's page are fetched when the pointer rests on it, when it gets focus and on pointer down; with data saving only on pointer down. */
export function PrefetchLinks() {
  const { prefetch } = useRouter();
  const fetchFor = useEffectEvent((target: EventTarget | null) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (!link || link.target || link.hasAttribute('download')) return;
    prefetch(link.href);
    void loadTransition();
  });

  useEffect(() => {
    let timer = 0;
    const onOver = (event: Event) => {
      if (savesData()) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => fetchFor(event.target), HOVER_MS);
    };
    const onNow = (event: Event) => fetchFor(event.target);
    const onFocus = (event: Event) => {
      if (!savesData()) onNow(event);
    };
    const options = { passive: true };
    document.addEventListener('pointerover', onOver, options);
    document.addEventListener('focusin', onFocus, options);
    document.addEventListener('pointerdown', onNow, options);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('pointerover', onOver);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onNow);
    };
  }, []);
  return null;
}
