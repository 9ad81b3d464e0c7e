import type { PayMethods } from '#generated/model/payMethods.ts';
import { PayType } from '#generated/model/payType.ts';
import { runtimeConfig } from '#/config/runtime.ts';
import { SHOP } from '#/config/shop.ts';

/** Payment methods in display order: the backend's switch and the currency of the charge. */
const OFFERED = [
  { type: PayType.wallet, on: 'paypalStatus', charges: 'USD' },
  { type: PayType.card, on: 'stripeStatus', charges: 'USD' },
  { type: PayType.scanCode, on: 'wechatPaySwitch', charges: 'CNY' },
] as const;

/** Publishable key of the card provider, from the backend or the configuration; empty if there is none. */
export const cardKey = ({ publishableKey }: PayMethods): string =>
  publishableKey || (runtimeConfig().stripePublishableKey ?? SHOP.stripePublishableKey);

/** The enabled payment methods. Cards need a key, because the card form cannot be rendered without one. */
export const enabledPayTypes = (methods: PayMethods): PayType[] =>
  OFFERED.filter(({ type, on }) => methods[on] && (type !== PayType.card || cardKey(methods))).map(
    ({ type }) => type,
  );

/** The chosen method if it is enabled, else the first enabled one. */
export function payTypeOf(methods: PayMethods, chosen: PayType | null): PayType | null {
  const enabled = enabledPayTypes(methods);
  return enabled.find((type) => type === chosen) ?? enabled[0] ?? null;
}

/** ISO 4217 code of the currency that a method charges in. The number stays the same in any shop currency. */
export const chargedCurrency = (type: PayType): string =>
  OFFERED.find((offer) => offer.type === type)?.charges ?? 'USD';
