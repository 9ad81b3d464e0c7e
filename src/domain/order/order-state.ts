import type { TFunction } from 'i18next';
import {
  Ban,
  CircleCheck,
  Clock,
  Layers,
  LoaderCircle,
  type IconNode,
  Package,
  Truck,
  Wallet,
} from 'lucide';
import type { MerchantOrderListItem } from '#generated/model/merchantOrderListItem.ts';
import { OrderRefundStatus } from '#generated/model/orderRefundStatus.ts';
import { OrderStatus } from '#generated/model/orderStatus.ts';
import type { Tone } from '#/ui/tag.tsx';

export type OrderState =
  | 'toPay'
  | 'toShip'
  | 'toReceive'
  | 'received'
  | 'completed'
  | 'cancelled'
  | 'refundApplied'
  | 'refunding'
  | 'refunded'
  | 'inParts'
  | 'paid';

/** Fields that the state of a merchant order depends on. */
export type OrderFlags = Pick<MerchantOrderListItem, 'paid' | 'status' | 'refundStatus'>;

interface StateView {
  tone: Tone;
  icon: IconNode;
  /** short label */
  label: (t: TFunction) => string;
  /** sentence about the next step */
  next: (t: TFunction) => string;
}

export const ORDER_STATES: Record<OrderState, StateView> = {
  toPay: {
    tone: 'red',
    icon: Wallet,
    label: (t) => t('order.toPay'),
    next: (t) => t('order.nextToPay'),
  },
  toShip: {
    tone: 'warn',
    icon: Package,
    label: (t) => t('order.toShip'),
    next: (t) => t('order.nextToShip'),
  },
  toReceive: {
    tone: 'info',
    icon: Truck,
    label: (t) => t('order.onTheWay'),
    next: (t) => t('order.nextToReceive'),
  },
  received: {
    tone: 'ok',
    icon: CircleCheck,
    label: (t) => t('order.received'),
    next: (t) => t('order.nextReceived'),
  },
  completed: {
    tone: 'ok',
    icon: CircleCheck,
    label: (t) => t('order.completed'),
    next: (t) => t('order.nextCompleted'),
  },
  cancelled: {
    tone: 'plain',
    icon: Ban,
    label: (t) => t('order.cancelled'),
    next: (t) => t('order.nextCancelled'),
  },
  refundApplied: {
    tone: 'warn',
    icon: Clock,
    label: (t) => t('refund.stay'),
    next: (t) => t('refund.examineInfo'),
  },
  refunding: {
    tone: 'info',
    icon: LoaderCircle,
    label: (t) => t('order.refunding'),
    next: (t) => t('order.nextRefunding'),
  },
  refunded: {
    tone: 'ok',
    icon: CircleCheck,
    label: (t) => t('order.refunded'),
    next: (t) => t('refund.refuseReason2'),
  },
  // Backends may return states that are not in the contract.
  paid: {
    tone: 'info',
    icon: CircleCheck,
    label: (t) => t('order.paid'),
    next: (t) => t('order.nextPaid'),
  },
  inParts: {
    tone: 'info',
    icon: Layers,
    label: (t) => t('order.paid'),
    next: (t) => t('order.nextParts'),
  },
};

const BY_REFUND: Partial<Record<OrderRefundStatus, OrderState>> = {
  [OrderRefundStatus.applied]: 'refundApplied',
  [OrderRefundStatus.refunding]: 'refunding',
  [OrderRefundStatus.refunded]: 'refunded',
};

const BY_STATUS: Partial<Record<OrderStatus, OrderState>> = {
  [OrderStatus.toShip]: 'toShip',
  [OrderStatus.toReceive]: 'toReceive',
  [OrderStatus.toReview]: 'received',
  [OrderStatus.completed]: 'completed',
  [OrderStatus.cancelled]: 'cancelled',
};

/** State of a merchant order. A refund takes precedence over the status, which it does not change. */
export function stateOf({ paid, status, refundStatus }: OrderFlags): OrderState {
  if (status === OrderStatus.cancelled) return 'cancelled';
  if (!paid) return 'toPay';
  return BY_REFUND[refundStatus] ?? BY_STATUS[status] ?? 'paid';
}

/** State of a master order: that of its parts if they all agree. */
export function masterStateOf(master: {
  paid: boolean;
  isCancel: boolean;
  orderList: readonly OrderFlags[];
}): OrderState {
  if (master.isCancel) return 'cancelled';
  if (!master.paid) return 'toPay';
  const [first, ...others] = new Set(master.orderList.map(stateOf));
  return first !== undefined && others.length === 0 ? first : 'inParts';
}

const STEP_COUNT = 4;

/** Index of the current step of: to pay, to ship, to receive, completed; 4 when all are done. */
function stepOf({ paid, status }: Pick<OrderFlags, 'paid' | 'status'>): number {
  if (!paid) return 0;
  if (status === OrderStatus.toReceive) return 2;
  return status === OrderStatus.toReview || status === OrderStatus.completed ? STEP_COUNT : 1;
}

/** A master order is at the step of its slowest part. */
export function masterStepOf({
  paid,
  orderList,
}: {
  paid: boolean;
  orderList: readonly OrderFlags[];
}): number {
  return paid ? Math.min(STEP_COUNT, ...orderList.map(stepOf)) : 0;
}
