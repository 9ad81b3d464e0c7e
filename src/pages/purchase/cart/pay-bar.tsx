import type { useSelection } from '#/domain/cart/use-selection.ts';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { CartLine } from '#generated/model/cartLine.ts';
import { piecesOf, sumOf } from '#/domain/cart/lines.ts';
import { selectionState } from '#/domain/cart/selection.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { PATHS } from '#/lib/paths.ts';
import { Button } from '#/ui/button.tsx';
import { cx } from '#/ui/cx.ts';
import { Price } from '#/ui/price.tsx';
import { SelectAll } from './select-all.tsx';
import { useAnnounceChange } from '#/ui/announce.ts';
import * as styles from './pay-bar.module.css';

interface PayBarProps {
  lines: readonly CartLine[];
  selection: ReturnType<typeof useSelection>;
  recalculating: boolean;
  busy: boolean;
  /** on phones: shows the button that removes the selected lines in place of the amount */
  isEditing: boolean;
  onRemoveSelected: () => void;
  onClearInvalid?: (() => void) | undefined;
  onCheckOut: () => void;
}

/** Sticks to the bottom of the viewport while lines are above it. */
export function PayBar({
  lines,
  selection,
  recalculating,
  busy,
  isEditing,
  onRemoveSelected,
  onClearInvalid,
  onCheckOut,
}: PayBarProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const { selectedLines, deselectedIds, set } = selection;
  const selected = t('cart.selected', { count: piecesOf(selectedLines) });
  const total = sumOf(selectedLines);
  useAnnounceChange(
    'total',
    recalculating ? null : `${selected}\n${t('cart.total')}\n${money.text(total)}`,
  );
  return (
    <div className={cx('bottom-bar', styles.root, isEditing && styles.editing)}>
      <SelectAll state={selectionState(lines, deselectedIds)} lines={lines} onSelect={set} />
      <button
        type="button"
        className={`link link--quiet ${styles.remove}`}
        onClick={onRemoveSelected}
      >
        {t('cart.removeSelected')}
      </button>
      {onClearInvalid && (
        <button type="button" className="link link--quiet" onClick={onClearInvalid}>
          {t('cart.clearInvalid')}
        </button>
      )}
      <div className={styles.sum}>
        <div className={styles.total}>
          <span className="muted">{selected}</span>
          <span>{t('cart.total')}</span>
          <Price parts={money.parts(total)} size={24} />
        </div>
        <small className="muted">
          {recalculating ? t('cart.recalculating') : t('cart.nextStepHint')}
        </small>
      </div>
      <Button
        className={styles.checkOut}
        kind="primary"
        busy={busy}
        data-opens={PATHS.checkout}
        onClick={onCheckOut}
      >
        {t('cart.checkout')}
      </Button>
    </div>
  );
}
