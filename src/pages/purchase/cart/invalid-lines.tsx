import { ChevronDown, Trash2 } from 'lucide-react';
import { memo, type MouseEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProductSkuDetail } from '#generated/client/product/product.ts';
import type { CartLine } from '#generated/model/cartLine.ts';
import type { LineProblem } from '#/domain/cart/line-problems.ts';
import { Button } from '#/ui/button.tsx';
import { CountBadge } from '#/ui/count-badge.tsx';
import { cx } from '#/ui/cx.ts';
import { Icon } from '#/ui/icon.tsx';
import { Tag } from '#/ui/tag.tsx';
import { CartProducts } from './cart-products.tsx';
import { lineElementId } from './line-element.ts';
import * as styles from './cart.module.css';

interface InvalidActions {
  onReselect: (line: CartLine) => void;
  onRemove: (line: CartLine, byKeyboard: boolean) => void;
}

interface InvalidLinesProps extends InvalidActions {
  lines: readonly CartLine[];
  /** why checkout was refused because of a line */
  problems: readonly LineProblem[];
  onClear: () => void;
}

/** Lines that are no longer sold. Expanded by default. */
export const InvalidLines = memo(function InvalidLines({
  lines,
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
    <section className={`card ${styles.root} ${styles.isVoid}`} aria-label={t('cart.invalid')}>
      <div className={styles.head}>
        <h2>
          <button
            type="button"
            className={styles.cartFold}
            aria-expanded={open}
            aria-controls={listId}
            onClick={() => setOpen(!open)}
          >
            {t('cart.invalid')}
            <CountBadge value={lines.length} />
            <Icon as={ChevronDown} size={16} />
          </button>
        </h2>
        <Button size="sm" icon={Trash2} className={styles.act} onClick={onClear}>
          {t('cart.clearInvalid')}
        </Button>
      </div>
      <ul id={listId} hidden={!open}>
        {lines.map((line) => (
          <InvalidLine key={line.id} line={line} isProblem={isProblem(line)} {...actions} />
        ))}
      </ul>
    </section>
  );
});

interface InvalidLineProps extends InvalidActions {
  line: CartLine;
  isProblem: boolean;
}

function InvalidLine({ line, isProblem, onReselect, onRemove }: InvalidLineProps) {
  const { t } = useTranslation();
  const { data } = useProductSkuDetail(line.productId);
  const reselectable = data !== undefined && Object.keys(data.productValue).length > 0;
  return (
    <li
      id={lineElementId(line.id)}
      tabIndex={-1}
      className={cx(styles.cartGrid, styles.cartRow, isProblem && styles.isProblem)}
    >
      <span />
      <CartProducts line={line} tag={<Tag>{t('cart.invalidTag')}</Tag>}>
        <small className="muted">{t('cart.invalidReason')}</small>
      </CartProducts>
      <div className={styles.rowActs}>
        {reselectable && (
          <button type="button" className="link" data-remedy onClick={() => onReselect(line)}>
            {t('cart.reselect')}
          </button>
        )}
        <button
          type="button"
          className="link link--quiet"
          data-remedy
          onClick={(event: MouseEvent) => onRemove(line, event.detail === 0)}
        >
          {t('cart.remove')}
        </button>
      </div>
    </li>
  );
}
