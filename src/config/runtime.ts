import { SHOP } from './shop.ts';

/** What the server that hands out the page may add to the build's configuration, as JSON in the document. */
interface RuntimeConfig {
  /** where the shop stands, e.g. `https://shop.example` */
  origin?: string;
  imageTemplate?: string;
  stripePublishableKey?: string;
  /** offered on the sign-in panel; only the demo market has any */
  demoAccounts?: { email: string; password: string; nickname: string }[];
}

let runtime: RuntimeConfig = {};

export function readRuntimeConfig(): void {
  const text = document.getElementById('shop-config')?.textContent;
  if (text) runtime = JSON.parse(text) as RuntimeConfig;
}

export const configuredOrigin = (): string => runtime.origin ?? SHOP.origin;
export const imageTemplate = (): string => runtime.imageTemplate ?? SHOP.imageTemplate;
export const stripeKey = (): string => runtime.stripePublishableKey ?? SHOP.stripePublishableKey;
export const demoAccounts = () => runtime.demoAccounts ?? [];
