import { ChevronDown, Trash2 } from 'lucide';
import { memo, useId, useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { CartLine } from '#generated/model/cartLine.ts';
import type { LineProblem } from '#/domain/cart/line-problems.ts';
import { Button } from '#/ui/button.tsx';
import { CountBadge } from '#/ui/count-badge.tsx';
import { Icon } from '#/ui/icon.ts';
import { InvalidLine, type InvalidActions } from './invalid-line.tsx';
import * as groupStyles from './cart-group.module.css';
import * as styles from './invalid-lines.module.css';

interface InvalidLinesProps extends InvalidActions {
  lines: readonly CartLine[];
  /** how many lines at the start have their controls wherever they are */
  eager: number;
  /** why checkout was refused because of a line */
  problems: readonly LineProblem[];
  onClear: () => void;
}

/** Lines that are no longer sold. Expanded by default. */
export const InvalidLines = memo(function InvalidLines({
  lines,
  eager,
  problems,
  onClear,
  ...actions
}: InvalidLinesProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(true);
  const [seen, setSeen] = useState(problems);
  const isProblem = ({ id }: CartLine) => problems.some(({ key }) => key === id);
  if (problems !== seen) {
    setSeen(problems);
    if (lines.some(isProblem)) setOpen(true);
  }
  const listId = useId();
  return (
    <section className={`card ${groupStyles.root}`} aria-label={t('cart.invalid')}>
      <div className={groupStyles.head}>
        <h2 className={groupStyles.name}>
          <button
            type="button"
            className={`printed ${styles.fold}`}
            aria-expanded={open}
            aria-controls={listId}
            onClick={() => setOpen(!open)}
          >
            <span>{t('cart.invalid')}</span>
            <CountBadge value={lines.length} />
            <Icon as={ChevronDown} size={16} className={styles.chevron} />
          </button>
        </h2>
        <Button
          size="sm"
          icon={Trash2}
          className={styles.clear}
          aria-label={t('cart.clearInvalid')}
          onClick={onClear}
        >
          <span className={styles.clearLabel}>{t('cart.clearInvalid')}</span>
        </Button>
      </div>
      <ul id={listId} className={open ? undefined : 'folded'}>
        {lines.map((line, at) => (
          <InvalidLine
            key={line.id}
            line={line}
            isEager={at < eager}
            isProblem={isProblem(line)}
            {...actions}
          />
        ))}
      </ul>
    </section>
  );
});
