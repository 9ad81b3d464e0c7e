import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { Elements } from '#/lib/content.ts';
import { useAnnounceChange } from '#/ui/announce.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Button } from '#/ui/button.tsx';
import { Dialog, DialogActions } from '#/ui/dialog.tsx';
import * as styles from './filter-sheet.module.css';

interface FilterSheetProps {
  /** results with the filters that are set */
  total: number;
  /** address without filters; null if none are set */
  clearTo: string | null;
  onClose: () => void;
  /** the filters; each sets itself when it is pressed */
  children: Elements;
}

/** Filters of a list on phones. The list behind it follows each choice. Load it lazily. */
export default function FilterSheet({ total, clearTo, onClose, children }: FilterSheetProps) {
  const { t } = useTranslation();
  const show = t('search.show', { count: total });
  useAnnounceChange('filtered', show);
  const filters = useRef<HTMLDivElement>(null);

  /** Applies what is typed, too; a field with an error keeps the sheet open. */
  function apply() {
    const form = filters.current?.querySelector('form');
    flushSync(() => form?.requestSubmit());
    if (!form?.querySelector('[role=alert]')) onClose();
  }

  return (
    <Dialog
      open
      bare
      title={t('search.filters')}
      closeLabel={t('common.close')}
      className={styles.root}
      onClose={onClose}
    >
      <div ref={filters} className={styles.filters}>
        {children}
      </div>
      <div className={styles.foot}>
        <DialogActions>
          {clearTo !== null && (
            <ButtonLink size="lg" to={clearTo}>
              {t('search.clearFilters')}
            </ButtonLink>
          )}
          <Button size="lg" kind="primary" onClick={apply}>
            {show}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
