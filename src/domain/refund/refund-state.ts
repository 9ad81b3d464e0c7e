import type { TFunction } from 'i18next';
import { Check, Clock, Info, Loader, type IconNode, X } from 'lucide';
import { RefundState } from '#generated/model/refundState.ts';
import type { Tone } from '#/ui/tag.tsx';

interface RefundView {
  tone: Tone | 'ink';
  icon: IconNode;
  /** short label */
  label: (t: TFunction) => string;
  /** red in progress, ink when paid back, grey when refused */
  priceTone: 'red' | 'ink' | 'off';
  /** index of the current step; the number of steps when all are done */
  step: number;
}

const REFUND_STEPS = 4;

const VIEWS: Record<RefundState, RefundView> = {
  [RefundState.waiting]: {
    tone: 'warn',
    icon: Clock,
    label: (t) => t('refund.stay'),
    priceTone: 'red',
    step: 1,
  },
  [RefundState.refused]: {
    tone: 'ink',
    icon: X,
    label: (t) => t('refund.noadopt'),
    priceTone: 'off',
    step: 1,
  },
  [RefundState.refunding]: {
    tone: 'info',
    icon: Loader,
    label: (t) => t('refund.refunding'),
    priceTone: 'red',
    step: 2,
  },
  [RefundState.refunded]: {
    tone: 'ok',
    icon: Check,
    label: (t) => t('refund.refunded'),
    priceTone: 'ink',
    step: REFUND_STEPS,
  },
};

const UNKNOWN: RefundView = {
  tone: 'plain',
  icon: Info,
  label: (t) => t('refund.inProgress'),
  priceTone: 'red',
  step: 1,
};

/** Label and colors of a state. Backends may return states that are not in the contract. */
export const refundView = (state: RefundState): RefundView => VIEWS[state] ?? UNKNOWN;

export const isOpenRefund = (state: RefundState): boolean =>
  state === RefundState.waiting || state === RefundState.refunding;
