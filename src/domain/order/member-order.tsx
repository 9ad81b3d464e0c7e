import { useNavigate } from 'react-router-dom';
import { useTranslation } from '#/i18n/use-translation.ts';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { paths } from '#/lib/paths.ts';
import { Link } from '#/ui/link.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { Countdown } from './countdown.tsx';
import { MemberPartCard } from './member-part-card.tsx';
import { nextPartOf } from './order-actions.ts';
import { OrderDetail } from './order-detail.tsx';
import type { OrderView } from './order-view.ts';
import { StatePanel } from './state-panel.tsx';
import { useDeadline, useOverdueReads } from './use-deadline.ts';
import * as styles from './order-detail.module.css';

// Most opened orders are paid.
const UnpaidActions = lazyPart(() => import('./unpaid-actions.tsx'), 'UnpaidActions');

interface MemberOrderProps {
  order: OrderView;
  /** refetches the order */
  refetch: () => void;
  /** refetches the detail of an order known only from the list */
  onReadDetail?: (() => void) | undefined;
}

/** An order of the signed-in shopper with its actions. */
export function MemberOrder({ order, refetch, onReadDetail }: MemberOrderProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const payable = !order.paid && !order.isCancelled;
  const { end, isOver } = useDeadline(payable ? order.cancelTime : null);
  useOverdueReads(isOver, refetch);
  const nextPart = nextPartOf(order.parts);
  const toOrders = () => void navigate(paths.orders());
  return (
    <OrderDetail
      order={order}
      onReadDetail={onReadDetail}
      panel={
        <StatePanel
          order={order}
          isOverdue={isOver}
          countdown={payable && end && <Countdown end={end} className={styles.countdown} />}
          actions={
            payable &&
            !isOver && (
              <LazyBoundary showErrorOnFailure fallback={<Skeleton width={206} height={40} />}>
                <UnpaidActions order={order} />
              </LazyBoundary>
            )
          }
        />
      }
      parts={order.parts.map((part) => (
        <MemberPartCard
          key={part.orderNo}
          part={part}
          isNext={part === nextPart}
          masterOrderNo={order.masterOrderNo}
          mayBeDeleted={order.isMaster && order.details !== null}
          onDeleted={toOrders}
        />
      ))}
      help={
        !order.isMaster &&
        order.paid && (
          <p className={styles.whole}>
            <Link className="link" to={paths.masterOrder(order.masterOrderNo)}>
              {t('order.wholeOrder')}
            </Link>
          </p>
        )
      }
    />
  );
}
