import type { TFunction } from 'i18next';
import { stampText } from '#/i18n/format.ts';
import { withoutBreaks } from '#/i18n/without-breaks.ts';
import { parseWireTime } from '#/lib/wire-time.ts';
import type { StepLabel } from '#/ui/steps.tsx';
import { masterStepOf, type OrderState } from './order-state.ts';
import type { OrderView } from './order-view.ts';

/** Refund step of an order state. A refused refund is not an order state. */
const REFUND_STEP: Partial<Record<OrderState, number>> = {
  refundApplied: 1,
  refunding: 2,
  refunded: 4,
};

export interface OrderProgress {
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
    note: place === 0 && withoutBreaks(stampText(parseWireTime(order.payTime))),
  }));
  return { current, steps };
}
