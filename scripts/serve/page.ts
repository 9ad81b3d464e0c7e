import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { LANGUAGES, localeOfPath } from '../../src/i18n/languages.ts';
import { codingFor, compress } from './static.ts';

/** Scripts come from here and from the providers that sign shoppers in or take their cards; nothing inline runs. */
const policyOf = (pictures: string) => [
  "default-src 'self'",
  "script-src 'self' https://js.stripe.com",
  "style-src 'self' 'unsafe-inline'",
  `img-src 'self' data: blob: https: ${pictures}`.trim(),
  "connect-src 'self' https://api.stripe.com",
  'frame-src https://js.stripe.com https://hooks.stripe.com',
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export interface PageExtras {
  /** runtime configuration for `src/config/runtime.ts` */
  config: object;
  /** addresses of module scripts that run before the app */
  scripts: string[];
  /** another source of pictures for the policy: a backend without https names its own like that */
  pictures?: string;
}

// A JSON block inside HTML must not be able to end itself.
const safeJson = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Hands out the built page for any address of the shop, in the address's language. */
export function pageServer(dist: string, extras: PageExtras) {
  const source = readFileSync(join(dist, 'index.html'), 'utf8');
  const added = `<script type="application/json" id="shop-config">${safeJson(extras.config)}</script>${extras.scripts.map((src) => `<script type="module" src="${src}"></script>`).join('')}`;
  const policy = policyOf(extras.pictures ?? '');
  const html = source.replace('<head>', `<head>${added}`);
  return (path: string, req: IncomingMessage, res: ServerResponse) => {
    const { tag } = LANGUAGES[localeOfPath(path)];
    const coding = codingFor(req);
    const body = compress(Buffer.from(html.replace('<html lang="zh-CN">', `<html lang="${tag}">`)), coding);
    res.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.byteLength,
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      Vary: 'Accept-Encoding',
      ...(coding ? { 'Content-Encoding': coding } : {}),
    });
    res.end(req.method === 'HEAD' ? undefined : body);
  };
}
