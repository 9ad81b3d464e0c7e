import { useTranslation } from 'react-i18next';
import { useOrderDetailSuspense } from '../../../generated/client/order/order.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { BuyAgainButton } from './buy-again-button.tsx';
import { DetailAmounts } from './detail-amounts.tsx';
import { DetailFacts } from './detail-facts.tsx';
import { DetailGoods } from './detail-goods.tsx';
import { DetailReceiver } from './detail-receiver.tsx';
import { OrderDetail } from './order-detail.tsx';
import { stateOf, stepOf } from './order-state.ts';
import { StatePanel } from './state-panel.tsx';

/** The page of one store's order. It is paid and cancelled together with the rest of its checkout. */
export function MerchantDetail({ orderNo }: { orderNo: string }) {
  const { t } = useTranslation();
  const { data: order } = useOrderDetailSuspense(orderNo);
  const state = stateOf(order);

  const payLink = (
    <ButtonLink kind="primary" to={paths.masterOrder(order.masterOrderNo)}>
      {t('pay.payNow')}
    </ButtonLink>
  );
  const panel = (
    <StatePanel
      state={state}
      step={stepOf(order)}
      orderNo={orderNo}
      amountLabel={order.paid ? t('order.paidAmount') : t('checkout.amountDue')}
      amount={order.payPrice}
      actions={state === 'toPay' ? payLink : <BuyAgainButton lines={order.orderInfoList} />}
    />
  );
  const goods = (
    <DetailGoods
      groups={[
        { key: orderNo, merId: order.merId, store: order.merName, lines: order.orderInfoList },
      ]}
    />
  );
  const aside = (
    <>
      <DetailAmounts order={order} />
      <DetailReceiver order={order} />
      <DetailFacts {...order} message={order.userRemark} />
    </>
  );
  return <OrderDetail orderNo={orderNo} panel={panel} goods={goods} aside={aside} />;
}
