import { useTranslation } from '#/i18n/use-translation.ts';
import type { PreOrder } from '#generated/model/preOrder.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { toMinor } from '#/lib/money.ts';
import { paths } from '#/lib/paths.ts';
import { Link } from '#/ui/link.tsx';
import { Note } from '#/ui/note.tsx';
import { orderedItems } from './placed-order.ts';
import { readRecord } from './pre-order-record.ts';
import type { CheckoutState } from './state.ts';
import { announce } from '#/ui/announce.ts';
import { useOnChange } from '#/ui/use-on-change.ts';

/** Items total of the expired pre-order if the same items had another price; otherwise null. */
function formerTotal(replaced: string, { orderList, proTotalFee }: PreOrder): string | null {
  const { lines, productFee } = readRecord(replaced);
  const isSame = lines.join() === orderedItems(orderList).join();
  return isSame && toMinor(productFee) !== toMinor(proTotalFee) ? productFee : null;
}

interface CheckoutChangesProps extends Pick<CheckoutState, 'replaced' | 'twin'> {
  detail: PreOrder;
}

/** Differences from the expired pre-order. */
export function CheckoutChanges({ replaced, twin, detail }: CheckoutChangesProps) {
  const { t } = useTranslation();
  const { text } = useMoney();
  const before = formerTotal(replaced, detail);
  const change =
    before && t('checkout.priceChanged', { before: text(before), after: text(detail.proTotalFee) });
  useOnChange(change, () => change && announce('changed price', change));
  return (
    <>
      {change && <Note kind="warn">{change}</Note>}
      {twin && (
        <Note kind="warn">
          <span>{`${t('checkout.sameUnpaid')} `}</span>
          <Link className="link" to={paths.masterOrder(twin)}>
            {t('checkout.viewIt')}
          </Link>
        </Note>
      )}
    </>
  );
}
