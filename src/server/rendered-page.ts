import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Body } from './body.ts';
import { codingFor } from './compress.ts';
import type { CacheUse } from './page-cache.ts';

/** A rendered page. It does not depend on the client. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: Body | null;
  /** null if the page may not be cached */
  etag: string | null;
  /** what it was made of; see `purge/tags.ts` */
  tags: readonly string[];
  degraded: boolean;
  /** the backend or rendering failed */
  isFailure: boolean;
}

const CACHE = 'storefront';

const STATUS: Record<CacheUse, string> = {
  hit: `${CACHE}; hit`,
  stale: `${CACHE}; hit; detail=stale-while-revalidate`,
  'stale-if-error': `${CACHE}; hit; detail=stale-if-error`,
  miss: `${CACHE}; fwd=miss`,
  purged: `${CACHE}; fwd=miss; detail=purged`,
};

const isCacheUse = (use: string): use is CacheUse => Object.hasOwn(STATUS, use);

/**
 * `Cache-Status` (RFC 9211) of a page. Shared caches do not store what has expired; a last good page also has its age.
 * @param age ms since the page was rendered
 */
export function cacheHeaders(use: string, age: number): Record<string, string> {
  if (!isCacheUse(use)) return {};
  const status = { 'Cache-Status': STATUS[use] };
  if (use === 'purged') return { ...status, 'Cache-Control': 'no-cache' };
  if (use !== 'stale-if-error') return status;
  return { ...status, 'Cache-Control': 'no-cache', Age: String(Math.floor(age / 1000)) };
}

export async function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  { status, headers, body }: Pick<RenderedPage, 'status' | 'headers' | 'body'>,
  isUnchanged: boolean,
  extraHeaders: Record<string, string>,
): Promise<void> {
  if (isUnchanged || !body) {
    res.writeHead(isUnchanged ? 304 : status, { ...headers, ...extraHeaders }).end();
    return;
  }
  const coding = codingFor(req);
  const content = await body.inCoding(coding);
  res.writeHead(status, {
    ...headers,
    ...extraHeaders,
    'Content-Length': content.byteLength,
    ...(coding ? { 'Content-Encoding': coding } : {}),
  });
  res.end(req.method === 'HEAD' ? undefined : content);
}
