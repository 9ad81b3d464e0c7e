import { ChevronLeft, ChevronRight } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import { Icon } from '#/ui/icon.ts';
import { ItemButton } from '#/ui/item-name.tsx';
import * as styles from './scroll-buttons.module.css';
import { type RefCallback, useCallback, useRef, useState } from 'react';

interface Scroller {
  ref: RefCallback<HTMLUListElement>;
  atStart: boolean;
  atEnd: boolean;
  onScroll: () => void;
  /** Scrolls forward (1) or back (-1) by the visible width. */
  scrollByPage: (step: 1 | -1) => void;
}

/** A horizontally scrollable row, with buttons for shoppers who cannot swipe. */
export function useScroller(): Scroller {
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });

  const updateEnds = useCallback(() => {
    if (!row.current) return;
    const { scrollLeft, clientWidth, scrollWidth } = row.current;
    const atStart = scrollLeft < 8;
    const atEnd = scrollLeft + clientWidth > scrollWidth - 8;
    setEnds((old) => (old.atStart === atStart && old.atEnd === atEnd ? old : { atStart, atEnd }));
  }, []);

  const ref = useCallback(
    (list: HTMLUListElement) => {
      row.current = list;
      const observer = new ResizeObserver(updateEnds);
      observer.observe(list);
      return () => observer.disconnect();
    },
    [updateEnds],
  );

  const scrollByPage = (step: 1 | -1) =>
    row.current?.scrollBy({ left: step * row.current.clientWidth });
  return { ref, ...ends, onScroll: updateEnds, scrollByPage };
}

export function ScrollButtons({
  scroller: { atStart, atEnd, scrollByPage },
}: {
  scroller: Scroller;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.root} hidden={atStart && atEnd}>
      <ItemButton
        aria-label={t('home.scrollBack')}
        disabled={atStart}
        onClick={() => scrollByPage(-1)}
      >
        <Icon as={ChevronLeft} size={16} />
      </ItemButton>
      <ItemButton aria-label={t('home.scrollOn')} disabled={atEnd} onClick={() => scrollByPage(1)}>
        <Icon as={ChevronRight} size={16} />
      </ItemButton>
    </div>
  );
}
