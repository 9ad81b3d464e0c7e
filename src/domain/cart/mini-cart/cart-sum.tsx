import { useTranslation } from 'react-i18next';
import type { CartMerchantGroup } from '#generated/model/cartMerchantGroup.ts';
import { Price } from '#/ui/price.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { linesOf, piecesOf, sumOf } from '../lines.ts';
import { isSelectable } from '../selection.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { announce } from '#/ui/announce.ts';
import { useOnChange } from '#/ui/use-on-change.ts';
import * as styles from './mini-cart.module.css';

interface CartSumProps {
  /** undefined while they are loading */
  groups: readonly CartMerchantGroup[] | undefined;
  failed: boolean;
}

/** Number of items in the cart and total of the available ones. An error renders nothing. */
export function CartSum({ groups, failed }: CartSumProps) {
  const { t } = useTranslation();
  const { parts, text } = useMoney();
  const lines = groups && linesOf(groups);
  const pieces = lines && t('miniCart.pieces', { count: piecesOf(lines) });
  const total = lines && sumOf(lines.filter(isSelectable));
  useOnChange(pieces, () => {
    if (pieces && total !== undefined)
      announce('sum of the cart', `${pieces}\n${t('miniCart.total')}\n${text(total)}`);
  });
  if (!groups && failed) return null;
  return (
    <div className={styles.sum} aria-busy={!lines}>
      {total !== undefined ? (
        <>
          <span>{pieces}</span>
          <span className={styles.total}>
            <span>{`${t('miniCart.total')} `}</span>
            <Price parts={parts(total)} size={20} />
          </span>
        </>
      ) : (
        <Skeleton height={28} />
      )}
    </div>
  );
}
