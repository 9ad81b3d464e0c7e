import type { TFunction } from 'i18next';
import { PayType } from '../../../generated/model/payType.ts';

interface Words {
  /** where a refund that is requested now goes */
  to: (t: TFunction, date: string) => string;
  /** the same, once the merchant agrees */
  onceAgreed: (t: TFunction, amount: string) => string;
  /** where it went */
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

/** Backends may name ways to pay that the contract does not, even `constructor`. */
export const isKnownPayType = (payType: PayType | undefined): payType is PayType =>
  payType !== undefined && Object.hasOwn(BY_TYPE, payType);

/** Sentences on where the money goes; without a known way to pay they name none. */
export const payDestination = (payType: PayType | undefined): Words =>
  isKnownPayType(payType) ? BY_TYPE[payType] : SAME_WAY;
