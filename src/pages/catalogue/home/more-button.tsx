import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#/ui/button.tsx';
import * as styles from './more-button.module.css';

const PREFETCH_MARGIN = '1000px';

/** Loads more before the shopper reaches the end; the button works without scrolling. */
export function MoreButton({
  busy,
  pages,
  onMore,
}: {
  busy: boolean;
  pages: number;
  onMore: () => void;
}) {
  const { t } = useTranslation();
  const mark = useRef<HTMLDivElement>(null);
  const onSeen = useEffectEvent(onMore);

  // Observed again after each load: the observer fires only once for a sentinel that stays in view.
  useEffect(() => {
    if (busy || !mark.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onSeen(), {
      rootMargin: PREFETCH_MARGIN,
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [pages, busy]);

  return (
    <div ref={mark} className={styles.root}>
      <Button size="lg" busy={busy} onClick={onMore}>
        {t('nav.more')}
      </Button>
    </div>
  );
}
