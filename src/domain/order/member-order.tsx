import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Link } from '../../ui/link.tsx';
import { CancelOrderButton } from './cancel-order-button.tsx';
import { Countdown } from './countdown.tsx';
import { MemberPartCard } from './member-part-card.tsx';
import { OrderDetail } from './order-detail.tsx';
import type { OrderView } from './order-view.ts';
import { PayOrderButton } from './pay-order-button.tsx';
import { StatePanel } from './state-panel.tsx';
import { useDeadline } from './use-deadline.ts';

interface MemberOrderProps {
  order: OrderView;
  /** reads the order again */
  refetch: () => void;
}

/** An order of the signed-in shopper, with all they can do about it. */
export function MemberOrder({ order, refetch }: MemberOrderProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const payable = !order.paid && !order.isCancelled;
  const { end, over } = useDeadline(payable ? order.cancelTime : null, refetch);
  const toOrders = () => void navigate(paths.orders());
  return (
    <OrderDetail
      order={order}
      panel={
        <StatePanel
          order={order}
          isOverdue={over}
          countdown={payable && end && <Countdown end={end} />}
          actions={payable && !over && <UnpaidActions order={order} />}
        />
      }
      parts={order.parts.map((part) => (
        <MemberPartCard
          key={part.orderNo}
          part={part}
          masterOrderNo={order.masterOrderNo}
          onDeleted={toOrders}
        />
      ))}
      help={
        !order.isMaster &&
        order.paid && (
          <p className="order-detail__whole">
            <Link className="link" to={paths.masterOrder(order.masterOrderNo)}>
              {t('order.wholeOrder')}
            </Link>
          </p>
        )
      }
    />
  );
}

/** A merchant order is paid and cancelled together with the rest of its checkout. */
function UnpaidActions({ order }: { order: OrderView }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { details, masterOrderNo, payPrice } = order;
  return (
    <>
      {details && payPrice !== null && order.isMaster && (
        <PayOrderButton orderNo={masterOrderNo} payType={details.payType} amount={payPrice} />
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
