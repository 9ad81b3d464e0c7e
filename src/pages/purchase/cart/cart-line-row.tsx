import { ChevronDown, TriangleAlert } from 'lucide-react';
import { memo, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '#generated/model/cartLine.ts';
import type { LineProblem } from '#/domain/cart/line-problems.ts';
import { lineTotal } from '#/domain/cart/lines.ts';
import { isSelectable } from '#/domain/cart/selection.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { optionText } from '#/lib/option-text.ts';
import { Checkbox } from '#/ui/check.tsx';
import { cx } from '#/ui/cx.ts';
import { Icon } from '#/ui/icon.tsx';
import { Price } from '#/ui/price.tsx';
import { CartProducts } from './cart-products.tsx';
import { lineElementId } from './line-element.ts';
import { LineQuantity } from './line-quantity.tsx';
import * as styles from './cart.module.css';

/** The handlers must have a stable identity: the memoized rows of a long cart depend on it. */
export interface LineActions {
  onSelect: (lines: readonly CartLine[], on: boolean) => void;
  onQuantity: (line: CartLine, quantity: number) => void;
  onReselect: (line: CartLine) => void;
  onMoveToWish: (line: CartLine, byKeyboard: boolean) => void;
  onRemove: (line: CartLine, byKeyboard: boolean) => void;
}

interface LineProps extends LineActions {
  line: CartLine;
  /** why checkout was refused because of this line */
  problem: LineProblem | undefined;
}

const byKeyboard = (event: MouseEvent) => event.detail === 0;

/** A line that can be bought, possibly with another option. */
export const CartLineRow = memo(function CartLineRow({
  selected,
  ...props
}: LineProps & { selected: boolean }) {
  const { t } = useTranslation();
  const { line, problem, onSelect } = props;
  return (
    <li
      id={lineElementId(line.id)}
      tabIndex={-1}
      className={cx(
        styles.cartGrid,
        styles.cartRow,
        selected && styles.isOn,
        problem && styles.isProblem,
      )}
    >
      <Checkbox
        aria-label={t('a11y.selectItem', { name: line.storeName })}
        checked={selected}
        disabled={!isSelectable(line)}
        onChange={(event) => onSelect([line], event.currentTarget.checked)}
      />
      <LineCells {...props} />
    </li>
  );
});

/** The cells of a line that do not depend on its selection. */
const LineCells = memo(function LineCells({
  line,
  problem,
  onSelect,
  onQuantity,
  onReselect,
  onMoveToWish,
  onRemove,
}: LineProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const able = isSelectable(line);
  const dash = <span className="muted">–</span>;
  return (
    <>
      <CartProducts line={line}>
        <OptionButton line={line} onReselect={onReselect} />
        {problem?.kind === 'storeClosed' && (
          <p className={styles.cartRowProblem}>
            {t('cart.storeClosed')}{' '}
            <button
              type="button"
              className="link"
              data-remedy
              onClick={() => onSelect([line], false)}
            >
              {t('cart.leaveOut')}
            </button>
          </p>
        )}
      </CartProducts>
      <div>{line.price === null ? dash : <Price parts={money.parts(line.price)} tone="ink" />}</div>
      <div>
        {able ? (
          <LineQuantity line={line} onChange={(quantity) => onQuantity(line, quantity)} />
        ) : (
          dash
        )}
      </div>
      <div>{able ? <Price parts={money.parts(lineTotal(line))} /> : dash}</div>
      <div className={styles.rowActs}>
        <button
          type="button"
          className="link link--quiet"
          onClick={(event) => onMoveToWish(line, byKeyboard(event))}
        >
          {t('cart.moveToWish')}
        </button>
        <button
          type="button"
          className="link link--quiet"
          onClick={(event) => onRemove(line, byKeyboard(event))}
        >
          {t('cart.remove')}
        </button>
      </div>
    </>
  );
});

function OptionButton({
  line,
  onReselect,
}: {
  line: CartLine;
  onReselect: (line: CartLine) => void;
}) {
  const { t } = useTranslation();
  const option = optionText(line.suk);
  if (!isSelectable(line)) {
    return (
      <button
        type="button"
        className={`${styles.specBtn} ${styles.isBad}`}
        data-remedy
        onClick={() => onReselect(line)}
      >
        <Icon as={TriangleAlert} size={14} />
        <span>
          {t('cart.optionGone')} · {t('cart.reselect')}
        </span>
      </button>
    );
  }
  if (option === '') return null;
  return (
    <button
      type="button"
      className={styles.specBtn}
      aria-label={t('cart.changeOption', { option })}
      onClick={() => onReselect(line)}
    >
      <span className="clip">{option}</span>
      <Icon as={ChevronDown} size={12} />
    </button>
  );
}
