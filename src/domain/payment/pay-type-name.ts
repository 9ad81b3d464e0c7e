import type { TFunction } from 'i18next';
import { PayType } from '#generated/model/payType.ts';
import { ownValue } from '#/lib/own-value.ts';

const NAMES: Record<PayType, (t: TFunction) => string> = {
  [PayType.wallet]: (t) => t('pay.wallet'),
  [PayType.card]: (t) => t('pay.card'),
  [PayType.scanCode]: (t) => t('pay.scan'),
};

/** Name of a payment method; for a method that is not in the contract, its value. */
export const payTypeName = (type: PayType, t: TFunction): string =>
  ownValue(NAMES, type)?.(t) ?? type;
