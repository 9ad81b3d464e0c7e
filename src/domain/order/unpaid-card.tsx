import { Layers } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { AwaitPayOrder } from '#generated/model/awaitPayOrder.ts';
import { StoreAvatar } from '#/domain/merchant/store-avatar.tsx';
import { paths } from '#/lib/paths.ts';
import { Icon } from '#/ui/icon.ts';
import { Link } from '#/ui/link.tsx';
import { CancelOrderButton } from './cancel-order-button.tsx';
import { Countdown } from './countdown.tsx';
import { DueBar } from './due-bar.tsx';
import { OrderCard } from './order-card.tsx';
import { PayOrderButton } from './pay-order-button.tsx';
import { useDeadline } from './use-deadline.ts';
import * as styles from './unpaid-card.module.css';

interface UnpaidCardProps {
  order: AwaitPayOrder;
  /** undefined if the backend does not provide it */
  createTime?: string;
  /** the only order of the page */
  isOnly?: boolean;
  onCancelled: () => void;
}

/** An unpaid master order with the items of all its stores. */
export function UnpaidCard({ order, createTime, isOnly, onCancelled }: UnpaidCardProps) {
  const { t } = useTranslation();
  const { end, isOver } = useDeadline(order.cancelTime);
  const [first, ...others] = order.orderList;
  const stores =
    others.length > 0 ? (
      <>
        <Icon as={Layers} size={16} />
        <span>{t('order.stores', { count: order.orderList.length })}</span>
      </>
    ) : (
      first && (
        <>
          <StoreAvatar merId={first.merId} name={first.merName} />
          <Link to={paths.store(first.merId)}>{first.merName}</Link>
        </>
      )
    );
  const pay = (
    <PayOrderButton
      orderNo={order.orderNo}
      payType={order.payType}
      amount={order.payPrice}
      size="sm"
    />
  );
  const actions = !isOver && (
    <>
      {isOnly ? <DueBar amount={order.payPrice}>{pay}</DueBar> : pay}
      <CancelOrderButton orderNo={order.orderNo} size="sm" onCancelled={onCancelled} />
    </>
  );
  return (
    <OrderCard
      orderNo={order.orderNo}
      href={paths.masterOrder(order.orderNo)}
      {...(createTime !== undefined && { createTime })}
      stores={stores}
      lines={order.orderList.flatMap((part) => part.orderInfoList)}
      pieces={order.totalNum}
      total={order.payPrice}
      hint={end && <Countdown end={end} className={styles.countdown} />}
      state="toPay"
      actions={actions}
    />
  );
}
