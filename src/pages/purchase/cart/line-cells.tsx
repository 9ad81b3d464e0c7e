import { memo, type MouseEvent } from 'react';
import { ChevronDown, TriangleAlert } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { CartLine } from '#generated/model/cartLine.ts';
import type { LineProblem } from '#/domain/cart/line-problems.ts';
import { lineTotal, isShort, maxQuantity } from '#/domain/cart/lines.ts';
import { isSelectable } from '#/domain/cart/selection.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { Price } from '#/ui/price.tsx';
import { ItemButton, ItemName } from '#/ui/item-name.tsx';
import { limitText } from '#/domain/cart/limit-text.ts';
import { Stepper } from '#/ui/stepper.tsx';
import { useAnnounceChange } from '#/ui/announce.ts';
import { optionText } from '#/backend/option-text.ts';
import { Icon } from '#/ui/icon.ts';
import { CartProducts } from './cart-products.tsx';
import { lineNameId } from './line-element.ts';
import * as styles from './cart-row.module.css';
import * as lineQuantityStyles from './line-quantity.module.css';
import * as optionButtonStyles from './option-button.module.css';

/** The option of a line; opens the selection of another one. */
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
      <ItemButton
        className={`printed ${optionButtonStyles.root} ${optionButtonStyles.isBad}`}
        data-remedy
        onClick={() => onReselect(line)}
      >
        <Icon as={TriangleAlert} size={14} />
        <span>{`${t('cart.optionGone')} · ${t('cart.reselect')}`}</span>
      </ItemButton>
    );
  }
  if (option === '') return null;
  return (
    <ItemButton
      className={`printed ${optionButtonStyles.root}`}
      aria-label={t('cart.changeOption', { option })}
      onClick={() => onReselect(line)}
    >
      <span className="clip">{option}</span>
      <Icon as={ChevronDown} size={12} />
    </ItemButton>
  );
}

interface LineQuantityProps {
  line: CartLine;
  onChange: (value: number) => void;
}

const LOW = 5;

function LineQuantity({ line, onChange }: LineQuantityProps) {
  const { t } = useTranslation();
  const { storeName, cartNum: value, stock } = line;
  const max = maxQuantity(line);
  const labels = {
    value: `${t('goods.quantity')} · ${storeName}`,
    less: t('a11y.decrease'),
    more: t('a11y.increase'),
  };
  const low = stock !== null && (stock <= LOW || isShort(line));
  const note = low ? t('goods.lowStock', { n: stock }) : limitText({ value, max }, t);
  useAnnounceChange(`quantity of ${line.id}`, note);
  return (
    <>
      <Stepper value={value} max={max} labels={labels} onChange={onChange} />
      <div className={`${lineQuantityStyles.stock} num`}>{note}</div>
      {isShort(line) && (
        <ItemButton
          className={`link ${lineQuantityStyles.lower}`}
          data-remedy
          onClick={() => onChange(max)}
        >
          {t('cart.lowerTo', { count: max })}
        </ItemButton>
      )}
    </>
  );
}

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

/** The cells of a line that do not depend on its selection. */
export const LineCells = memo(function LineCells({
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
    <ItemName value={lineNameId(line.id)}>
      <CartProducts line={line}>
        <OptionButton line={line} onReselect={onReselect} />
        {problem?.kind === 'storeClosed' && (
          <p className={styles.problem}>
            <span>{`${t('cart.storeClosed')} `}</span>
            <ItemButton className="link" data-remedy onClick={() => onSelect([line], false)}>
              {t('cart.leaveOut')}
            </ItemButton>
          </p>
        )}
      </CartProducts>
      <div>
        {line.price === null ? (
          dash
        ) : (
          <Price className={styles.price} parts={money.parts(line.price)} tone="ink" />
        )}
      </div>
      <div>
        {able ? (
          <LineQuantity line={line} onChange={(quantity) => onQuantity(line, quantity)} />
        ) : (
          dash
        )}
      </div>
      <div>{able ? <Price parts={money.parts(lineTotal(line))} /> : dash}</div>
      <div className={`${styles.acts} ${styles.edits}`}>
        <ItemButton
          className="link link--quiet"
          onClick={(event) => onMoveToWish(line, byKeyboard(event))}
        >
          {t('cart.moveToWish')}
        </ItemButton>
        <ItemButton
          className="link link--quiet"
          onClick={(event) => onRemove(line, byKeyboard(event))}
        >
          {t('cart.remove')}
        </ItemButton>
      </div>
    </ItemName>
  );
});
