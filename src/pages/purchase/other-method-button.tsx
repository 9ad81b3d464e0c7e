import { useTranslation } from '#/i18n/use-translation.ts';
import type { MasterOrderDetail } from '#generated/model/masterOrderDetail.ts';
import { PayOrderButton } from '#/domain/order/pay-order-button.tsx';

/** Starts another payment of an order, with a choice of methods. */
export function OtherMethodButton({ order }: { order: MasterOrderDetail }) {
  const { t } = useTranslation();
  return (
    <PayOrderButton
      orderNo={order.orderNo}
      payType={order.payType}
      amount={order.payPrice}
      kind="line"
      text={t('pay.otherMethod')}
    />
  );
}
