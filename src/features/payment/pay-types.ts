import type { PayMethods } from '../../../generated/model/payMethods.ts';
import { PayType } from '../../../generated/model/payType.ts';
import { stripeKey } from '../../config/runtime.ts';

/** The ways to pay in the order they are offered: the switch that turns each on, and what it charges in. */
const OFFERED = [
  { type: PayType.wallet, on: 'paypalStatus', charges: 'USD' },
  { type: PayType.card, on: 'stripeStatus', charges: 'USD' },
  { type: PayType.scanCode, on: 'wechatPaySwitch', charges: 'CNY' },
] as const;

/** The card provider's key, of the backend or else of the configuration; empty when neither has one. */
export const cardKey = ({ publishableKey }: PayMethods): string => publishableKey || stripeKey();

/** Cards need a key: without one no card form can be shown. */
export const enabledPayTypes = (methods: PayMethods): PayType[] =>
  OFFERED.filter(({ type, on }) => methods[on] && (type !== PayType.card || cardKey(methods))).map(
    ({ type }) => type,
  );

/** The chosen one as long as it is enabled, else the first enabled one. */
export function payTypeOf(methods: PayMethods, chosen: PayType | null): PayType | null {
  const enabled = enabledPayTypes(methods);
  return enabled.find((type) => type === chosen) ?? enabled[0] ?? null;
}

/** ISO 4217 code of what a way to pay really charges: the same figure as shown, whatever the shop's currency. */
export const chargedCurrency = (type: PayType): string =>
  OFFERED.find((offer) => offer.type === type)?.charges ?? 'USD';
