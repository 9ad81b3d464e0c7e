import { ChevronDown, Trash2 } from 'lucide';
import { memo, useId, useState, type MouseEvent } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { CartLine } from '#generated/model/cartLine.ts';
import type { LineProblem } from '#/domain/cart/line-problems.ts';
import { Button } from '#/ui/button.tsx';
import { CountBadge } from '#/ui/count-badge.tsx';
import { Icon } from '#/ui/icon.ts';
import { useProductSkuDetail } from '#generated/client/product/product.ts';
import { useNear } from '#/shared/async/use-near.ts';
import { useNearItem } from '#/shared/async/use-near-item.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { cx } from '#/ui/cx.ts';
import { Tag } from '#/ui/tag.tsx';
import { CartProducts } from './cart-products.tsx';
import { lineElementId, lineNameId, cartLineText } from './line-element.ts';
import { ItemButton, ItemName } from '#/ui/item-name.tsx';
import * as rowStyles from './cart-row.module.css';
import * as groupStyles from './cart-group.module.css';
import * as styles from './invalid-lines.module.css';

interface InvalidActions {
  onReselect: (line: CartLine) => void;
  onRemove: (line: CartLine, byKeyboard: boolean) => void;
}

interface InvalidLineProps extends InvalidActions {
  line: CartLine;
  /** rendered with its controls wherever it is */
  isEager: boolean;
  isProblem: boolean;
}

/** A line that is no longer sold, possibly with another option to select. */
function InvalidLine({ isEager, ...props }: InvalidLineProps) {
  const { line, isProblem } = props;
  const { text } = useMoney();
  const [isRendered, item] = useNearItem(isEager || isProblem);
  return (
    <li
      {...item}
      id={lineElementId(line.id)}
      className={cx(
        isRendered ? rowStyles.columns : rowStyles.isFar,
        rowStyles.root,
        isProblem && rowStyles.isProblem,
      )}
    >
      {isRendered ? <InvalidCells {...props} /> : cartLineText(line, text)}
    </li>
  );
}

function InvalidCells({ line, onReselect, onRemove }: InvalidActions & { line: CartLine }) {
  const { t } = useTranslation();
  const [isNear, place] = useNear();
  const { data } = useProductSkuDetail(line.productId, { query: { enabled: isNear } });
  const reselectable = data !== undefined && Object.keys(data.productValue).length > 0;
  return (
    <>
      <span ref={place} />
      <CartProducts
        isVoid
        line={line}
        tag={<Tag className={styles.tag}>{t('cart.invalidTag')}</Tag>}
      >
        <small className="muted">{t('cart.invalidReason')}</small>
      </CartProducts>
      <ItemName value={lineNameId(line.id)}>
        <div className={rowStyles.acts}>
          {reselectable && (
            <ItemButton className="link" data-remedy onClick={() => onReselect(line)}>
              {t('cart.reselect')}
            </ItemButton>
          )}
          <ItemButton
            className="link link--quiet"
            data-remedy
            onClick={(event: MouseEvent) => onRemove(line, event.detail === 0)}
          >
            {t('cart.remove')}
          </ItemButton>
        </div>
      </ItemName>
    </>
  );
}

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
