import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { withForwarded } from './forwarded.ts';
import { HOPS, MOST_HOPS } from './hops.ts';
import { proxyTo } from './proxy.ts';

/** The parts of the backend that the shop calls. Others, such as the back office, are not served. */
const SERVED = /^\/api\/(front|pc)\//;

/**
 * Path texts that servers read differently, so that a rule for paths can be bypassed: dot segments, path parameters (`..;`),
 * empty segments, backslashes, control characters; and encoded dots, slashes, backslashes, semicolons, percent signs.
 */
const AMBIGUOUS = /\/\.{1,2}(\/|$)|\/\/|[;\\#]|%(2e|2f|5c|3b|25|[01][\da-f]|7f)|%(?![\da-f]{2})/i;

/** Whether a request for an address of the API is passed to the backend. */
function checkApiPath(address: string): 'served' | 'unknown' | 'ambiguous' {
  const path = address.split('?', 1)[0] ?? '';
  if (AMBIGUOUS.test(path)) return 'ambiguous';
  return SERVED.test(path) ? 'served' : 'unknown';
}

/** The shop aborts calls after 15 s, uploads after 180 s; others may not. In ms. */
const LIMITS = { call: 20_000, upload: 200_000 };
/** Uploaded pictures have at most 10 MB. */
const MAX_BODY = 12 * 2 ** 20;
/** Methods of the contract, and HEAD. */
const METHODS = new Set(['GET', 'HEAD', 'POST']);

const refuse = (res: ServerResponse, status: number, text: string, headers = {}): void =>
  void res.writeHead(status, { 'Content-Type': 'text/plain', ...headers }).end(text);

/** Responses of the API are data: a browser that opens one as a page runs and embeds nothing. */
const AS_DATA = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

/**
 * Headers of a response that reach the browser: those about its body and its age. Every other one would speak for the
 * shop's origin, e.g. set a cookie, clear its data or open it to other origins.
 */
const PASSED = new Set([
  'age',
  'allow',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'pragma',
  'retry-after',
  'vary',
]);

/** A call to the backend that has ended. */
export interface CallLine {
  /** who called: the server for a page, or a browser by the proxy */
  source: 'page' | 'proxy';
  method: string;
  /** without the query */
  path: string;
  /** HTTP status; `aborted` if the client has left or the page is late, `failed` without a response */
  status: number | 'aborted' | 'failed';
  ms: number;
}

/**
 * Path on this server of an address that the backend redirects to; null if it is on another host or not served.
 * @param address of the call on the backend
 */
export function ownLocation(location: string, address: URL, base: string): string | null {
  if (!URL.canParse(location, address.href)) return null;
  const url = new URL(location, address.href);
  if (url.origin !== address.origin || !url.pathname.startsWith(`${base}/`)) return null;
  const path = url.pathname.slice(base.length);
  return checkApiPath(path) === 'served' ? path + url.search : null;
}

interface ProxyOptions {
  report: (problem: unknown) => void;
  onCall?: (line: CallLine) => void;
  /** ms from the beginning to the end of a call */
  limits?: typeof LIMITS;
}

const hopsOf = (headers: IncomingHttpHeaders): number => Number(headers[HOPS] ?? 0) || 0;

/** Headers of a call. The backend reads no cookies, and those of tags may be more than it accepts: Tomcat takes 8 KB in all. */
function toBackend(headers: IncomingHttpHeaders, req: IncomingMessage): IncomingHttpHeaders {
  const sent = { ...withForwarded(headers, req), [HOPS]: String(hopsOf(headers) + 1) };
  delete sent.cookie;
  return sent;
}

const isUpload = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') ?? false;

/**
 * Forwards the calls of the shop to the backend: its own part of the API only, with the client's address, and without
 * redirects to other hosts.
 */
export function apiProxy(target: URL, { report, onCall, limits = LIMITS }: ProxyOptions) {
  const base = target.pathname.replace(/\/$/, '');

  function toClient({ location, ...headers }: IncomingHttpHeaders, req: IncomingMessage) {
    const passed = {
      ...Object.fromEntries(Object.entries(headers).filter(([name]) => PASSED.has(name))),
      ...AS_DATA,
    };
    if (location === undefined) return passed;
    const own = ownLocation(location, new URL(base + (req.url ?? '/'), target), base);
    return own === null ? null : { ...passed, location: own };
  }

  const forward = proxyTo(target, {
    toBackend,
    toClient,
    limit: (req) => (isUpload(req) ? limits.upload : limits.call),
    maxBody: MAX_BODY,
    report,
  });

  return (req: IncomingMessage, res: ServerResponse): void => {
    const path = checkApiPath(req.url ?? '/');
    if (path === 'ambiguous') return refuse(res, 400, 'Not understood');
    if (path === 'unknown') return refuse(res, 404, 'Not found');
    if (!METHODS.has(req.method ?? ''))
      return refuse(res, 405, 'Not allowed', { Allow: [...METHODS].join(', ') });
    if (hopsOf(req.headers) >= MOST_HOPS) {
      report(`API_TARGET leads back to the shop: ${target.origin}`);
      return refuse(res, 508, 'The shop calls itself');
    }
    const started = performance.now();
    const { method = 'GET', url = '/' } = req;
    res.on('close', () =>
      onCall?.({
        source: 'proxy',
        method,
        path: url.split('?', 1)[0] ?? '',
        status: res.writableFinished ? res.statusCode : 'aborted',
        ms: Math.round(performance.now() - started),
      }),
    );
    forward(req, res);
  };
}
