import { useNavigate } from 'react-router-dom';
import { useTranslation } from '#/i18n/use-translation.ts';
import { PaymentFailure } from '#/domain/payment/payment-failure.tsx';
import { paths } from '#/lib/paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { CancelOrderButton } from './cancel-order-button.tsx';
import { DueBar } from './due-bar.tsx';
import type { OrderView } from './order-view.ts';
import { PayOrderButton } from './pay-order-button.tsx';
import * as styles from './unpaid-actions.module.css';

/** Actions of an unpaid order. A merchant order is paid and cancelled with its whole master order. */
export function UnpaidActions({ order }: { order: OrderView }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { details, masterOrderNo, payPrice } = order;
  return (
    <>
      <PaymentFailure orderNo={masterOrderNo} className={styles.root} />
      {details && payPrice !== null && order.isMaster && (
        <DueBar amount={payPrice}>
          <PayOrderButton orderNo={masterOrderNo} payType={details.payType} amount={payPrice} />
        </DueBar>
      )}
      {!order.isMaster && (
        <ButtonLink kind="primary" to={paths.masterOrder(masterOrderNo)}>
          {t('pay.payNow')}
        </ButtonLink>
      )}
      {order.isMaster && (
        <CancelOrderButton
          orderNo={masterOrderNo}
          onCancelled={() => void navigate(paths.orders())}
        />
      )}
    </>
  );
}
