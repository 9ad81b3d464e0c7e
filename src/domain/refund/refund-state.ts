import type { TFunction } from 'i18next';
import { Check, Clock, Info, Loader, type LucideIcon, X } from 'lucide-react';
import { RefundState } from '../../../generated/model/refundState.ts';
import type { Tone } from '../../ui/tag.tsx';

export interface RefundView {
  tone: Tone | 'ink';
  icon: LucideIcon;
  /** the state in a word */
  word: (t: TFunction) => string;
  /** red on its way, ink when it is paid back, grey when it was refused */
  priceTone: 'red' | 'ink' | 'off';
  /** index of the step that runs; the number of steps when all are done */
  step: number;
}

export const REFUND_STEPS = 4;

const VIEWS: Record<RefundState, RefundView> = {
  [RefundState.waiting]: {
    tone: 'warn',
    icon: Clock,
    word: (t) => t('refund.stay'),
    priceTone: 'red',
    step: 1,
  },
  [RefundState.refused]: {
    tone: 'ink',
    icon: X,
    word: (t) => t('refund.noadopt'),
    priceTone: 'off',
    step: 1,
  },
  [RefundState.refunding]: {
    tone: 'info',
    icon: Loader,
    word: (t) => t('refund.refunding'),
    priceTone: 'red',
    step: 2,
  },
  [RefundState.refunded]: {
    tone: 'ok',
    icon: Check,
    word: (t) => t('refund.refunded'),
    priceTone: 'ink',
    step: REFUND_STEPS,
  },
};

const UNKNOWN: RefundView = {
  tone: 'plain',
  icon: Info,
  word: (t) => t('refund.inProgress'),
  priceTone: 'red',
  step: 1,
};

/** How a state looks. Backends may know states that the contract does not. */
export const refundView = (state: RefundState): RefundView => VIEWS[state] ?? UNKNOWN;

export const isOpenRefund = (state: RefundState): boolean =>
  state === RefundState.waiting || state === RefundState.refunding;
