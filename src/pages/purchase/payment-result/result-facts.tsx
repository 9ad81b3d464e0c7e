import { useTranslation } from 'react-i18next';
import type { MasterOrderDetail } from '#generated/model/masterOrderDetail.ts';
import { payTypeName } from '#/domain/payment/pay-type-name.ts';
import { stampText } from '#/i18n/format.ts';
import { paths } from '#/lib/paths.ts';
import { parseWireTime } from '#/lib/wire-time.ts';
import { Link } from '#/ui/link.tsx';
import * as styles from './result-facts.module.css';

interface ResultFactsProps {
  orderNo: string;
  /** the order page can be opened */
  isOpen: boolean;
  order: MasterOrderDetail | undefined;
}

/** Number, method and time of a payment. */
export function ResultFacts({ orderNo, isOpen, order }: ResultFactsProps) {
  const { t } = useTranslation();
  const paidAt = order?.paid ? stampText(parseWireTime(order.payTime)) : '';
  return (
    <dl className={styles.root}>
      <div>
        <dt>{t('pay.orderNo')}</dt>
        <dd className="num" translate="no">
          {isOpen ? (
            <Link className="link" to={paths.masterOrder(orderNo)}>
              {orderNo}
            </Link>
          ) : (
            orderNo
          )}
        </dd>
      </div>
      {order?.paid && (
        <div>
          <dt>{t('pay.method')}</dt>
          <dd>{payTypeName(order.payType, t)}</dd>
        </div>
      )}
      {paidAt && (
        <div>
          <dt>{t('order.paidTime')}</dt>
          <dd className="num">{paidAt}</dd>
        </div>
      )}
    </dl>
  );
}
