import { configuredOrigin } from './runtime.ts';

let present = (): string => window.location.origin;

/** Sets the source of the origin if none is configured; a server uses the origin of the request. */
export function setOriginSource(source: () => string): void {
  present = source;
}

/** Public origin of the shop, without a trailing slash. */
export const shopOrigin = (): string => (configuredOrigin() || present()).replace(/\/+$/, '');
