import { configuredOrigin } from './runtime.ts';

let present = (): string => window.location.origin;

/** Says where the shop stands when nobody has configured it: a server tells the origin of the request it answers. */
export function providePresentOrigin(source: () => string): void {
  present = source;
}

/** Origin of the shop as the world knows it, without a slash at the end. */
export const shopOrigin = (): string => (configuredOrigin() || present()).replace(/\/+$/, '');
