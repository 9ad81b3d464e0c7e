import { createHash } from 'node:crypto';
import { HIDE_DISMISSED_BANNER, START_SCRIPTS } from './inline-scripts.ts';

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * Content-Security-Policy: scripts from this origin, the sign-in and payment providers, and the inline scripts.
 * @param pictures additional picture source, for a backend without https
 */
export const contentPolicy = (pictures: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${[HIDE_DISMISSED_BANNER, START_SCRIPTS].map(hashOf).join(' ')} https://js.stripe.com https://accounts.google.com/gsi/client https://connect.facebook.net`,
    "style-src 'self' 'unsafe-inline' https://accounts.google.com/gsi/style",
    `img-src 'self' data: blob: https: ${pictures}`.trim(),
    "connect-src 'self' https://api.stripe.com https://accounts.google.com/gsi/ https://graph.facebook.com https://www.facebook.com",
    'frame-src https://js.stripe.com https://hooks.stripe.com https://accounts.google.com/gsi/ https://www.facebook.com',
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The contract's page has styles in its document and calls the mock server of `npm run mock`. */
export const DOCS_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self' http://localhost:4010",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join('; ');
