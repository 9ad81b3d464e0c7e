import type { PayType } from '#generated/model/payType.ts';
import { SHOP } from './shop.ts';

/** Configuration that the server adds to the document as JSON. */
export interface RuntimeConfig {
  /** public origin, e.g. `https://shop.example`; that of the document by default */
  origin?: string;
  imageTemplate?: string;
  phoneImageTemplate?: string;
  stripePublishableKey?: string;
  /** methods that the backend offers, in display order; only a server knows them before the checkout */
  payTypes?: readonly PayType[];
  /** shown in the sign-in panel of the demo market */
  demoAccounts?: readonly { email: string; password: string; nickname: string }[];
  demoPhones?: readonly {
    countryCode: string;
    phone: string;
    password: string;
    nickname: string;
  }[];
  /** texts of countries that a shopper's document shows, by what her addresses have */
  countries?: readonly (readonly [stored: string, text: string])[];
}

/** What a server knows beside it of the one whose page it renders; functions, which are no part of the document. */
interface Runtime extends RuntimeConfig {
  /** minutes that the shopper's local time is ahead of UTC; throws where no shopper is known, so that no page shows a wrong hour */
  offset?: (date: Date) => number;
  /** called for each text of a country, for `countries` */
  noteCountry?: (stored: string, text: string) => void;
}

let runtime = (): Runtime => ({});

/** The configuration. Its readers have the default of what is missing. */
export const runtimeConfig = (): RuntimeConfig => runtime();

/** Reads the configuration of the document. */
export function readRuntimeConfig(): void {
  const text = document.getElementById('shop-config')?.textContent;
  if (!text) return;
  const config = JSON.parse(text) as RuntimeConfig;
  provideRuntimeConfig(() => config);
}

/** Sets the source of the configuration. A server's is the request: page and document have to agree, also while it changes. */
export function provideRuntimeConfig(source: () => Runtime): void {
  runtime = source;
}

/** Public origin of the shop, without a trailing slash. */
export const shopOrigin = (): string =>
  (runtime().origin || SHOP.origin || window.location.origin).replace(/\/+$/, '');
/** Minutes that local time is ahead of UTC at a point in time: that of the machine, on a server that of the shopper. */
export const localOffset = (date: Date): number =>
  runtime().offset?.(date) ?? -date.getTimezoneOffset();
/**
 * Text of a country as the document has it, otherwise as this machine writes it: engines differ in the languages and the age
 * of their names.
 */
export function countryOfDocument(stored: string, write: () => string): string {
  const { countries = [], noteCountry } = runtime();
  const text = countries.find(([name]) => name === stored)?.[1] ?? write();
  noteCountry?.(stored, text);
  return text;
}
