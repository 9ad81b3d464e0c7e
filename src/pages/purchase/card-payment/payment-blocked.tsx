import { useTranslation } from 'react-i18next';
import type { MasterOrderDetail } from '#generated/model/masterOrderDetail.ts';
import statePicture from '#/assets/states/payment.webp';
import { PayOrderButton } from '#/domain/order/pay-order-button.tsx';
import { paths } from '#/lib/paths.ts';
import { Button } from '#/ui/button.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Empty } from '#/ui/empty.tsx';

interface PaymentBlockedProps {
  reason: string;
  onRetry?: () => void;
  /** order that can be paid in another way */
  order?: MasterOrderDetail;
}

/** Why the order cannot be paid by card, with ways on. */
export function PaymentBlocked({ reason, onRetry, order }: PaymentBlockedProps) {
  const { t } = useTranslation();
  const actions = (
    <>
      {order && (
        <PayOrderButton
          orderNo={order.orderNo}
          payType={order.payType}
          amount={order.payPrice}
          text={t('pay.otherMethod')}
        />
      )}
      {onRetry && (
        <Button kind="primary" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
      <ButtonLink kind={onRetry || order ? 'line' : 'primary'} to={paths.orders('toPay')}>
        {t('pay.viewOrders')}
      </ButtonLink>
    </>
  );
  return (
    <div className="card" role="alert">
      <Empty picture={statePicture} title={reason} action={actions} />
    </div>
  );
}
