import { ChevronDown, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProductSkuDetail } from '../../../generated/client/product/product.ts';
import type { CartLine } from '../../../generated/model/cartLine.ts';
import { Button } from '../../ui/button.tsx';
import { CountBadge } from '../../ui/count-badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CartGoods } from './cart-goods.tsx';

interface InvalidActions {
  onReselect: (line: CartLine) => void;
  onRemove: (line: CartLine) => void;
}

interface InvalidLinesProps extends InvalidActions {
  lines: readonly CartLine[];
  onClear: () => void;
}

/** Goods that are sold no more; open at first. */
export function InvalidLines({ lines, onClear, ...actions }: InvalidLinesProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(true);
  const listId = useId();
  return (
    <section className="card cart-group is-void" aria-label={t('cart.invalid')}>
      <div className="cart-group__head">
        <h2>
          <button
            type="button"
            className="cart-fold"
            aria-expanded={open}
            aria-controls={listId}
            onClick={() => setOpen(!open)}
          >
            {t('cart.invalid')}
            <CountBadge value={lines.length} />
            <Icon as={ChevronDown} size={16} />
          </button>
        </h2>
        <Button size="sm" icon={Trash2} className="cart-group__act" onClick={onClear}>
          {t('cart.clearInvalid')}
        </Button>
      </div>
      <ul id={listId} hidden={!open}>
        {lines.map((line) => (
          <InvalidLine key={line.id} line={line} {...actions} />
        ))}
      </ul>
    </section>
  );
}

function InvalidLine({ line, onReselect, onRemove }: InvalidActions & { line: CartLine }) {
  const { t } = useTranslation();
  const { data } = useProductSkuDetail(line.productId);
  const reselectable = data !== undefined && Object.keys(data.productValue).length > 0;
  return (
    <li className="cart-grid cart-row">
      <span />
      <CartGoods line={line}>
        <small className="muted">{t('cart.invalidReason')}</small>
      </CartGoods>
      <div className="row-acts">
        {reselectable && (
          <button type="button" className="link" onClick={() => onReselect(line)}>
            {t('cart.reselect')}
          </button>
        )}
        <button type="button" className="link link--quiet" onClick={() => onRemove(line)}>
          {t('cart.remove')}
        </button>
      </div>
    </li>
  );
}
