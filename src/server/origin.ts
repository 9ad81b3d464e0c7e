import type { IncomingMessage } from 'node:http';
import { originNamed } from './setting.ts';
import { isFromTrustedProxy } from './trusted-proxies.ts';

/** The configured origin of the shop (SHOP_ORIGIN), without a trailing slash; empty if it is not set. */
export const configuredOrigin = (): string => originNamed('SHOP_ORIGIN')?.origin ?? '';

/** Whether the first proxy was reached by https; each one adds its own scheme, or replaces what it gets. */
const isForwardedHttps = ({ headers }: IncomingMessage): boolean =>
  /^\s*https\s*(?:,|$)/i.test(String(headers['x-forwarded-proto'] ?? ''));

/**
 * Origin of the shop: as configured, otherwise that of the request. The scheme comes from `X-Forwarded-Proto` of a trusted
 * proxy.
 */
export function originOf(req: IncomingMessage): string {
  const isHttps = isForwardedHttps(req) && isFromTrustedProxy(req);
  const requested = `${isHttps ? 'https' : 'http'}://${req.headers.host ?? ''}`;
  return (
    configuredOrigin() || (URL.canParse(requested) ? new URL(requested).origin : 'http://localhost')
  );
}
