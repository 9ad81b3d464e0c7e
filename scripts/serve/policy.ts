import { createHash } from 'node:crypto';
import { GATE } from './gate.ts';

const gateHash = `'sha256-${createHash('sha256').update(GATE).digest('base64')}'`;

/**
 * Scripts come from here and from the providers that sign shoppers in or take their cards; of what stands in the document only the gate runs.
 * @param pictures another source of pictures: a backend without https names its own like that
 */
export const contentPolicy = (pictures: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${gateHash} https://js.stripe.com`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https: ${pictures}`.trim(),
    "connect-src 'self' https://api.stripe.com",
    'frame-src https://js.stripe.com https://hooks.stripe.com',
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
