import type { TFunction } from 'i18next';
import type { PayType } from '#generated/model/payType.ts';
import { RefundState } from '#generated/model/refundState.ts';
import { payDestination } from './pay-destination.ts';

export interface RefundHeadline {
  title: string;
  /** empty if the merchant's reason is shown instead */
  text: string;
}

export interface HeadlineFacts {
  state: RefundState;
  /** empty if unknown */
  store: string;
  /** formatted */
  amount: string;
  payType: PayType | undefined;
  /** day the money was paid back; empty if unknown */
  paidBack: string;
  /** the merchant gave a reason */
  hasReason: boolean;
}

/** Title and sentence about the state of a refund. */
export function refundHeadline(t: TFunction, facts: HeadlineFacts): RefundHeadline {
  const { state, store, amount, paidBack, hasReason } = facts;
  const destination = payDestination(facts.payType);
  if (state === RefundState.waiting)
    return {
      title: store ? t('refund.waitingFor', { store }) : t('refund.waitingForPlain'),
      text: destination.onceAgreed(t, amount),
    };
  if (state === RefundState.refused)
    return {
      title: store ? t('refund.declined', { store }) : t('refund.declinedPlain'),
      text: hasReason ? '' : t('refund.noWhy'),
    };
  if (state === RefundState.refunding)
    return { title: t('refund.onItsWay'), text: t('refund.sending') };
  if (state === RefundState.refunded)
    return {
      title: t('refund.isBack', { amount }),
      text: paidBack ? destination.sent(t, paidBack) : t('refund.sentAny'),
    };
  return { title: t('refund.inProgress'), text: '' };
}
