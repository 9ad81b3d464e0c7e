import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { noop } from '#/lib/noop.ts';
import { knownAddress, routeOf } from './address.ts';
import { busyPage } from './busy-page.ts';
import { cacheHeaders } from './cache-headers.ts';
import { DEADLINES } from './deadlines.ts';
import { documents } from './document.ts';
import { framePages, WHOLE } from './frame-pages.ts';
import { lifetimeOf } from './lifetime.ts';
import { type CachedPage, pageCache } from './page-cache.ts';
import { pageMaker } from './page-maker.ts';
import type { PageLine, PageOptions, Source } from './page-options.ts';
import { type RenderedPage, sendPage } from './rendered-page.ts';
import { renderQueue } from './render-queue.ts';
import { serverTiming } from './request-context.ts';
import { isFromTrustedProxy } from './trusted-proxies.ts';

/** While as many pages are being rendered, none is begun for a browser, because it would not be ready in time. */
const BUSY = 16;
/**
 * Deadlines begin with rendering, so that a burst delays pages instead of failing them. 32 pages keep the processor busy
 * even if the backend takes 0.5 s; 200 waiting ones take about 3 s.
 */
const QUEUE = { running: 32, waiting: 200 };
/** Memory of a page's headers and cache entry. */
const HEADERS_BYTES = 2048;

interface PageResult extends Omit<CachedPage<RenderedPage>, 'use'> {
  use: PageLine['cache'];
}

/** Crawlers and tools do not send this header; they wait for the whole page. */
const isBrowser = ({ headers }: IncomingMessage, url: URL) =>
  headers['sec-fetch-dest'] === 'document' && !url.searchParams.has(WHOLE);

/** The identity in the address grants access to a visitor's order: it must not be sent as a referrer or indexed. */
const isSecret = (url: URL) => url.searchParams.has('identity');
const SECRET = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };

const cacheOf = ({ cacheBytes, breaker }: PageOptions) =>
  pageCache<RenderedPage>({
    lifetime: ({ status, etag }) => (etag === null ? null : lifetimeOf(status)),
    size: ({ body }) => (body?.bytes() ?? 0) + HEADERS_BYTES,
    pack: async ({ body }) => body?.pack(),
    isFailure: ({ isFailure }) => isFailure,
    isGone: ({ status, isFailure }) => status !== 200 && !isFailure,
    maxBytes: cacheBytes,
    breaker,
  });

/** Serves the page of any address of the shop. */
export function pageServer(dist: string, options: PageOptions) {
  const { cached, deadlines = DEADLINES } = options;
  const page = documents(dist, options);
  const queue = renderQueue(QUEUE);
  const { frameOf, busyFrame } = framePages(page, options);
  const make = pageMaker(page, queue, busyFrame, options);
  const cache = cacheOf(options);
  options.watchCache?.(cache.bytes);
  options.watchQueue?.(queue);

  /**
   * The page of a browser: whole if it is ready in time, otherwise the last good one or the frame, because browsers load
   * current data themselves.
   */
  async function forBrowser(
    key: string,
    url: URL,
    origin: string,
    load: () => Promise<PageResult>,
  ): Promise<PageResult> {
    const frame = async (): Promise<PageResult> => ({
      page: await frameOf(url, origin),
      use: 'frame',
      age: 0,
    });
    if (queue.running() >= BUSY && !cache.isKnown(key)) return frame();
    const whole = load();
    const timer = new AbortController();
    const late = wait(deadlines.frame, null, { signal: timer.signal }).catch(() => null);
    const ready = await Promise.race([whole, late]);
    timer.abort();
    if (ready && ready.page.status !== 503) return ready;
    // Rendering continues, for the cache.
    whole.catch(options.report);
    return (cached ? cache.lastGood(key) : null) ?? frame();
  }

  /** Renders a frame, so that the first visitor does not wait until the code is loaded and compiled. */
  const warmUp = () => frameOf(new URL('http://shop/'), 'http://shop').then(noop);

  async function serve(url: URL, source: Source, req: IncomingMessage, res: ServerResponse) {
    const started = performance.now();
    const address = knownAddress(url.pathname, url.search);
    // The origin is part of the key, because pages contain absolute addresses.
    const key = source.origin + address.pathname + address.search;
    const load = async (): Promise<PageResult> =>
      cached
        ? cache.get(key, () => make(address, source), !isFromTrustedProxy(req))
        : { page: await make(address, source), use: 'none', age: 0 };
    const loading = isBrowser(req, url) ? forBrowser(key, url, source.origin, load) : load();
    const result = await loading.catch(async (error: unknown): Promise<PageResult> => {
      options.report(error);
      return { page: await busyPage(url.pathname), use: 'none', age: 0 };
    });
    const { page: rendered, use, age } = result;
    const isUnchanged = rendered.etag !== null && req.headers['if-none-match'] === rendered.etag;
    await sendPage(req, res, rendered, isUnchanged, {
      ...options.headers(),
      ...(isSecret(url) ? SECRET : {}),
      ...cacheHeaders(use, age),
      'Server-Timing': serverTiming(),
    });
    const names = [...new Set(url.searchParams.keys())].join('&');
    options.onPage?.({
      method: req.method ?? 'GET',
      route: routeOf(url.pathname),
      path: url.pathname + (names && `?${names}`),
      status: isUnchanged ? 304 : rendered.status,
      ms: Math.round(performance.now() - started),
      cache: use,
      degraded: rendered.degraded,
    });
  }

  return { serve, warmUp };
}
