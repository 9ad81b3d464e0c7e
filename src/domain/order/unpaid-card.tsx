import { Layers, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AwaitPayOrder } from '../../../generated/model/awaitPayOrder.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { CancelOrderButton } from './cancel-order-button.tsx';
import { Countdown } from './countdown.tsx';
import { OrderCard } from './order-card.tsx';
import { PayOrderButton } from './pay-order-button.tsx';
import { useDeadline } from './use-deadline.ts';

/** A master order to pay, with the goods of all its stores. */
export function UnpaidCard({
  order,
  onOver,
  onCancelled,
}: {
  order: AwaitPayOrder;
  onOver: () => void;
  onCancelled: () => void;
}) {
  const { t } = useTranslation();
  const { end, over } = useDeadline(order.cancelTime, onOver);
  const [first, ...others] = order.orderList;
  const stores =
    others.length > 0 ? (
      <>
        <Icon as={Layers} size={16} />
        {t('order.stores', { count: order.orderList.length })}
      </>
    ) : (
      first && (
        <>
          <Icon as={Store} size={16} />
          <Link to={paths.store(first.merId)}>{first.merName}</Link>
        </>
      )
    );
  const actions = (
    <>
      {!over && (
        <PayOrderButton
          orderNo={order.orderNo}
          payType={order.payType}
          amount={order.payPrice}
          size="sm"
        />
      )}
      <ButtonLink kind="line" size="sm" to={paths.masterOrder(order.orderNo)}>
        {t('order.view')}
      </ButtonLink>
      {!over && <CancelOrderButton orderNo={order.orderNo} size="sm" onCancelled={onCancelled} />}
    </>
  );
  return (
    <OrderCard
      orderNo={order.orderNo}
      stores={stores}
      lines={order.orderList.flatMap((part) => part.orderInfoList)}
      pieces={order.totalNum}
      total={order.payPrice}
      hint={end && <Countdown end={end} />}
      state="toPay"
      actions={actions}
    />
  );
}
