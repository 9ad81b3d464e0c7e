import type { TFunction } from 'i18next';
import { useTranslation } from '#/i18n/use-translation.ts';
import { DeliveryType } from '#generated/model/deliveryType.ts';
import type { Elements } from '#/lib/content.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { Price } from '#/ui/price.tsx';
import { Steps, type StepLabel } from '#/ui/steps.tsx';
import { Tag } from '#/ui/tag.tsx';
import { Stamp } from '#/shared/time/dates.tsx';
import { masterStateOf, ORDER_STATES, type OrderState, masterStepOf } from './order-state.ts';
import type { OrderView } from './order-view.ts';
import { useAmountLabel } from './use-amount-label.ts';
import * as styles from './state-panel.module.css';

/** Refund step of an order state. A refused refund is not an order state. */
const REFUND_STEP: Partial<Record<OrderState, number>> = {
  refundApplied: 1,
  refunding: 2,
  refunded: 4,
};

interface OrderProgress {
  steps: StepLabel[];
  /** index of the current step; the number of steps when all are done */
  current: number;
}

/** Steps of an order, or of its refund if there is one; null for a cancelled order. */
export function progressOf(
  order: OrderView,
  state: OrderState,
  t: TFunction,
): OrderProgress | null {
  if (state === 'cancelled') return null;
  const refundStep = REFUND_STEP[state];
  if (refundStep !== undefined)
    return {
      current: refundStep,
      steps: [
        { label: t('order.refundSent') },
        { label: t('refund.stay') },
        { label: t('order.refunding') },
        { label: t('order.refunded') },
      ],
    };
  const current = masterStepOf({ paid: order.paid, orderList: order.parts });
  const labels: [todo: string, done: string][] = [
    [t('order.toPay'), t('order.paid')],
    [t('order.toShip'), t('order.shipped')],
    [t('order.toReceive'), t('order.received')],
    [t('order.completed'), t('order.completed')],
  ];
  const steps: StepLabel[] = labels.map(([todo, done], place) => ({
    label: place < current ? done : todo,
    note: place === 0 && order.payTime !== null && <Stamp of={order.payTime} />,
  }));
  return { current, steps };
}

/** Not every delivery is a parcel. */
function deliveryText({ parts }: OrderView, state: OrderState, t: TFunction): string | null {
  const [type, ...others] = new Set(parts.map(({ deliveryType }) => deliveryType));
  if (state !== 'toReceive' || others.length > 0) return null;
  if (type === DeliveryType.virtualGoods) return t('order.nextVirtual');
  return type === DeliveryType.ownCourier ? t('order.nextOwnCourier') : null;
}

interface StatePanelProps {
  order: OrderView;
  /** the payment deadline has passed, possibly before the backend cancels the order */
  isOverdue?: boolean;
  countdown?: Elements;
  actions?: Elements;
}

/** State, steps, next step and actions of an order. */
export function StatePanel({ order, isOverdue = false, countdown, actions }: StatePanelProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const amountLabel = useAmountLabel(order);
  const state = masterStateOf({
    paid: order.paid,
    isCancel: order.isCancelled,
    orderList: order.parts,
  });
  const { tone, icon, label, next } = ORDER_STATES[state];
  const progress = progressOf(order, state, t);
  const headline =
    state === 'cancelled' && isOverdue
      ? t('order.autoCancelled')
      : (deliveryText(order, state, t) ?? next(t));
  const isDue = !order.paid && !order.isCancelled;
  return (
    <section className={`card card--pad ${styles.root}`}>
      <div className={styles.top}>
        <div>
          <Tag large tone={tone} icon={icon}>
            {label(t)}
          </Tag>
          <h1>{headline}</h1>
          <p className="muted num">{t('order.number', { no: order.orderNo })}</p>
          {countdown && <p>{countdown}</p>}
        </div>
        {order.payPrice !== null && (
          <div className={styles.amount}>
            <small className="muted">{amountLabel}</small>
            <Price
              parts={money.parts(order.payPrice)}
              size={isDue ? 38 : 24}
              tone={isDue ? 'red' : 'ink'}
            />
          </div>
        )}
      </div>
      {actions && <div className={styles.acts}>{actions}</div>}
      {progress && <Steps className={styles.steps} label={t('order.steps')} {...progress} />}
    </section>
  );
}
