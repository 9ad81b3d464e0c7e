import { ChevronDown, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '../../../generated/model/cartLine.ts';
import { lineTotal, mostPieces, optionText } from '../../features/cart/lines.ts';
import { canTick } from '../../features/cart/selection.ts';
import { useMoney } from '../../features/shop/money.tsx';
import { Checkbox } from '../../ui/check.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
import { CartGoods } from './cart-goods.tsx';
import { LineQuantity } from './line-quantity.tsx';

export interface LineActions {
  onTick: (lines: readonly CartLine[], on: boolean) => void;
  onQuantity: (line: CartLine, quantity: number) => void;
  onReselect: (line: CartLine) => void;
  onMoveToWish: (line: CartLine) => void;
  onRemove: (line: CartLine) => void;
}

interface CartLineRowProps extends LineActions {
  line: CartLine;
  ticked: boolean;
}

export function CartLineRow({
  line,
  ticked,
  onTick,
  onQuantity,
  onReselect,
  onMoveToWish,
  onRemove,
}: CartLineRowProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const able = canTick(line);
  const dash = <span className="muted">–</span>;
  return (
    <li className={cx('cart-grid', 'cart-row', ticked && 'is-on')}>
      <Checkbox
        aria-label={t('a11y.selectItem', { name: line.storeName })}
        checked={ticked}
        disabled={!able}
        onChange={(event) => onTick([line], event.currentTarget.checked)}
      />
      <CartGoods line={line}>
        <OptionButton line={line} onReselect={onReselect} />
      </CartGoods>
      <div>{line.price === null ? dash : <Price parts={money.parts(line.price)} tone="ink" />}</div>
      <div>
        {able ? (
          <LineQuantity
            name={line.storeName}
            value={line.cartNum}
            max={mostPieces(line)}
            stock={line.stock}
            onChange={(value) => onQuantity(line, value)}
          />
        ) : (
          dash
        )}
      </div>
      <div>{able ? <Price parts={money.parts(lineTotal(line))} /> : dash}</div>
      <div className="row-acts">
        <button type="button" className="link link--quiet" onClick={() => onMoveToWish(line)}>
          {t('cart.moveToWish')}
        </button>
        <button type="button" className="link link--quiet" onClick={() => onRemove(line)}>
          {t('cart.remove')}
        </button>
      </div>
    </li>
  );
}

function OptionButton({
  line,
  onReselect,
}: {
  line: CartLine;
  onReselect: (line: CartLine) => void;
}) {
  const { t } = useTranslation();
  const option = optionText(line.suk);
  if (!canTick(line)) {
    return (
      <button type="button" className="spec-btn is-bad" onClick={() => onReselect(line)}>
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
      className="spec-btn"
      aria-label={t('cart.changeOption', { option })}
      onClick={() => onReselect(line)}
    >
      <span className="clip">{option}</span>
      <Icon as={ChevronDown} size={12} />
    </button>
  );
}
