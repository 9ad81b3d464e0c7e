import { useTranslation } from '#/i18n/use-translation.ts';
import { Button } from '#/ui/button.tsx';
import { Checkbox } from '#/ui/check.tsx';
import { useAnnounceChange } from '#/ui/announce.ts';
import * as styles from './wishlist.module.css';

interface WishBarProps {
  total: number;
  /** number of selected items of this page; null outside of selection mode */
  picked: number | null;
  /** number of items of this page */
  shown: number;
  /** the selected ones are being removed */
  busy: boolean;
  onStart: () => void;
  onAll: (all: boolean) => void;
  onRemove: (byKeyboard: boolean) => void;
  onDone: () => void;
}

/** Number of items, and the selection mode to remove several. */
export function WishBar({
  total,
  picked,
  shown,
  busy,
  onStart,
  onAll,
  onRemove,
  onDone,
}: WishBarProps) {
  const { t } = useTranslation();
  const pickedText = picked === null ? null : t('wish.picked', { count: picked });
  useAnnounceChange('picked', pickedText);
  if (picked === null) {
    return (
      <div className={styles.wishBar}>
        <span className="muted">{t('wish.count', { count: total })}</span>
        <Button size="sm" onClick={onStart}>
          {t('wish.select')}
        </Button>
      </div>
    );
  }
  const all = picked === shown;
  return (
    <div className={styles.wishBar}>
      <Checkbox checked={all} mixed={picked > 0 && !all} onChange={() => onAll(!all)}>
        {t('wish.selectAll')}
      </Checkbox>
      <span className={`muted ${styles.wishBarCount}`}>{pickedText}</span>
      <Button
        size="sm"
        kind="soft"
        busy={busy}
        disabled={picked === 0}
        onClick={(event) => onRemove(event.detail === 0)}
      >
        {t('wish.removePicked')}
      </Button>
      <Button size="sm" onClick={onDone}>
        {t('common.done')}
      </Button>
    </div>
  );
}
