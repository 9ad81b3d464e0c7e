import { SHOP } from './shop.ts';

/** What the server that hands out the page may add to the build's configuration, as JSON in the document. */
export interface RuntimeConfig {
  /** where the shop stands, e.g. `https://shop.example` */
  origin?: string;
  imageTemplate?: string;
  stripePublishableKey?: string;
  /** offered on the sign-in panel; only the demo market has any */
  demoAccounts?: { email: string; password: string; nickname: string }[];
  demoPhones?: { countryCode: string; phone: string; password: string; nickname: string }[];
}

let runtime: RuntimeConfig = {};

export function readRuntimeConfig(): void {
  const text = document.getElementById('shop-config')?.textContent;
  if (text) provideRuntimeConfig(JSON.parse(text) as RuntimeConfig);
}

/** One for a whole process: it is the same for all shoppers. */
export function provideRuntimeConfig(config: RuntimeConfig): void {
  runtime = config;
}

export const configuredOrigin = (): string => runtime.origin ?? SHOP.origin;
export const imageTemplate = (): string => runtime.imageTemplate ?? SHOP.imageTemplate;
export const stripeKey = (): string => runtime.stripePublishableKey ?? SHOP.stripePublishableKey;
export const demoAccounts = () => runtime.demoAccounts ?? [];
export const demoPhones = () => runtime.demoPhones ?? [];
