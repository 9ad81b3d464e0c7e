import { memo, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '#generated/model/cartLine.ts';
import type { LineProblem } from '#/domain/cart/line-problems.ts';
import { lineTotal } from '#/domain/cart/lines.ts';
import { isSelectable } from '#/domain/cart/selection.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { Price } from '#/ui/price.tsx';
import { CartProducts } from './cart-products.tsx';
import { LineQuantity } from './line-quantity.tsx';
import { OptionButton } from './option-button.tsx';
import { ItemButton, ItemName } from '#/ui/item-name.tsx';
import { lineNameId } from './line-element.ts';
import * as styles from './cart-row.module.css';

/** The handlers must have a stable identity: the memoized rows of a long cart depend on it. */
export interface LineActions {
  onSelect: (lines: readonly CartLine[], on: boolean) => void;
  onQuantity: (line: CartLine, quantity: number) => void;
  onReselect: (line: CartLine) => void;
  onMoveToWish: (line: CartLine, byKeyboard: boolean) => void;
  onRemove: (line: CartLine, byKeyboard: boolean) => void;
}

export interface LineProps extends LineActions {
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
