import { useTranslation } from 'react-i18next';
import type { CartMerchantGroup } from '../../../generated/model/cartMerchantGroup.ts';
import { Price } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { linesOf, piecesOf, sumOf } from '../cart/lines.ts';
import { isSelectable } from '../cart/selection.ts';
import { useMoney } from '../shop/money.tsx';

interface CartSumProps {
  /** undefined while they are on their way */
  groups: readonly CartMerchantGroup[] | undefined;
  failed: boolean;
}

/** How much is in the cart, and what all that can be bought costs. Without an answer it says nothing: the cart itself will. */
export function CartSum({ groups, failed }: CartSumProps) {
  const { t } = useTranslation();
  const { parts } = useMoney();
  if (!groups && failed) return null;
  const lines = groups && linesOf(groups);
  return (
    <div className="mini-cart__sum" role="status" aria-busy={!lines}>
      {lines ? (
        <>
          <span>{t('miniCart.pieces', { count: piecesOf(lines) })}</span>
          <span className="mini-cart__total">
            {t('miniCart.total')}{' '}
            <Price parts={parts(sumOf(lines.filter(isSelectable)))} size={20} />
          </span>
        </>
      ) : (
        <Skeleton height={28} />
      )}
    </div>
  );
}
