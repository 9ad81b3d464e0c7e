import type { TFunction } from 'i18next';
import { PayType } from '#generated/model/payType.ts';

interface Words {
  /** where the money goes, for a new request */
  to: (t: TFunction, date: string) => string;
  /** where the money goes once the merchant agrees */
  onceAgreed: (t: TFunction, amount: string) => string;
  /** where the money went */
  sent: (t: TFunction, date: string) => string;
}

const BY_TYPE: Record<PayType, Words> = {
  [PayType.wallet]: {
    to: (t, date) => t('refund.toWallet', { date }),
    onceAgreed: (t, amount) => t('refund.ifWallet', { amount }),
    sent: (t, date) => t('refund.sentWallet', { date }),
  },
  [PayType.card]: {
    to: (t, date) => t('refund.toCard', { date }),
    onceAgreed: (t, amount) => t('refund.ifCard', { amount }),
    sent: (t, date) => t('refund.sentCard', { date }),
  },
  [PayType.scanCode]: {
    to: (t, date) => t('refund.toScan', { date }),
    onceAgreed: (t, amount) => t('refund.ifScan', { amount }),
    sent: (t, date) => t('refund.sentScan', { date }),
  },
};

const SAME_WAY: Words = {
  to: (t) => t('refund.toSame'),
  onceAgreed: (t, amount) => t('refund.ifSame', { amount }),
  sent: (t, date) => t('refund.sentSame', { date }),
};

/** Backends may return payment methods that are not in the contract, even `constructor`. */
export const isKnownPayType = (payType: PayType | undefined): payType is PayType =>
  payType !== undefined && Object.hasOwn(BY_TYPE, payType);

/** Sentences about where the money goes. They name no destination if the payment method is unknown. */
export const payDestination = (payType: PayType | undefined): Words =>
  isKnownPayType(payType) ? BY_TYPE[payType] : SAME_WAY;
