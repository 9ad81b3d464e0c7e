import { ChevronLeft, ChevronRight } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import { Icon } from '#/ui/icon.ts';
import type { Scroller } from './use-scroller.ts';
import { ItemButton } from '#/ui/item-name.tsx';
import * as styles from './scroll-buttons.module.css';

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
