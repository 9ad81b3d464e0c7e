import { useTranslation } from 'react-i18next';
import type { CartMerchantGroup } from '#generated/model/cartMerchantGroup.ts';
import { Price } from '#/ui/price.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { linesOf, piecesOf, sumOf } from '../lines.ts';
import { isSelectable } from '../selection.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import * as styles from './mini-cart.module.css';

interface CartSumProps {
  /** undefined while they are loading */
  groups: readonly CartMerchantGroup[] | undefined;
  failed: boolean;
}

/** Number of items in the cart and total of the available ones. An error renders nothing. */
export function CartSum({ groups, failed }: CartSumProps) {
  const { t } = useTranslation();
  const { parts } = useMoney();
  if (!groups && failed) return null;
  const lines = groups && linesOf(groups);
  return (
    <div className={styles.sum} role="status" aria-busy={!lines}>
      {lines ? (
        <>
          <span>{t('miniCart.pieces', { count: piecesOf(lines) })}</span>
          <span className={styles.total}>
            <span>{`${t('miniCart.total')} `}</span>
            <Price parts={parts(sumOf(lines.filter(isSelectable)))} size={20} />
          </span>
        </>
      ) : (
        <Skeleton height={28} />
      )}
    </div>
  );
}
