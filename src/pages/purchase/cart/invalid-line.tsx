import type { MouseEvent } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useProductSkuDetail } from '#generated/client/product/product.ts';
import type { CartLine } from '#generated/model/cartLine.ts';
import { useNear } from '#/shared/async/use-near.ts';
import { useNearItem } from '#/shared/async/use-near-item.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { cx } from '#/ui/cx.ts';
import { Tag } from '#/ui/tag.tsx';
import { CartProducts } from './cart-products.tsx';
import { lineElementId, lineNameId, cartLineText } from './line-element.ts';
import { ItemButton, ItemName } from '#/ui/item-name.tsx';
import * as rowStyles from './cart-row.module.css';
import * as styles from './invalid-lines.module.css';

export interface InvalidActions {
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
export function InvalidLine({ isEager, ...props }: InvalidLineProps) {
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
