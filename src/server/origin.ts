import type { IncomingMessage } from 'node:http';

/** Where the operator says that the shop stands (SHOP_ORIGIN), without a slash at the end; empty when nothing is said. */
export const configuredOrigin = (): string => (process.env.SHOP_ORIGIN ?? '').replace(/\/+$/, '');

/** Where the shop stands: as configured, else as it was asked for; a proxy in front says whether that was by https. */
export function originOf(req: IncomingMessage): string {
  const scheme = req.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  const asked = `${scheme}://${req.headers.host ?? ''}`;
  return configuredOrigin() || (URL.canParse(asked) ? new URL(asked).origin : 'http://localhost');
}
