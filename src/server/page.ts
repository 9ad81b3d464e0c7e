import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { LANGUAGES, localeOfPath } from '#/i18n/languages.ts';
import { noop } from '#/lib/noop.ts';
import type { RuntimeConfig } from '#/config/runtime.ts';
import { type PageAnswer, type PageRequest, renderFrame, renderPage } from './render-page.tsx';
import { frameKey, knownAddress, routeOf } from './address.ts';
import { documents, type PageExtras } from './document.ts';
import type { BackendOutcome, Breaker } from './breaker.ts';
import { cacheHeaders } from './cache-headers.ts';
import { DEADLINES, type PageDeadlines } from './deadlines.ts';
import { type CachedPage, type CacheUse, pageCache } from './page-cache.ts';
import { bodyOf } from './body.ts';
import { frameDataCache } from './frame-data.ts';
import { renderQueue } from './render-queue.ts';
import { absentExtensions } from './absent-extensions.ts';
import { busyPage } from './busy-page.ts';
import { type RenderedPage, sendPage } from './rendered-page.ts';
import { serverTiming } from './request-context.ts';

export interface PageOptions extends PageExtras {
  /** configuration of a page that is rendered now */
  config: () => RuntimeConfig;
  headers: () => Record<string, string>;
  /** caches pages for a few seconds, here and in shared caches, and serves the last good page if the backend fails */
  cached: boolean;
  /** memory for cached pages, in bytes */
  cacheBytes: number;
  /** circuit breaker of the backend; only cached pages use it */
  breaker: Breaker;
  /** read for every page */
  deadlines?: PageDeadlines;
  /** called once, with a function for the memory of all cached pages, in bytes */
  watchCache?: (bytes: () => number) => void;
  /** called for every page sent */
  onPage?: (line: PageLine) => void;
  report: (problem: unknown) => void;
}

export interface PageLine {
  method: string;
  /** pattern of the route, without the language */
  route: string;
  /** path with the names of the query parameters, without their values */
  path: string;
  status: number;
  ms: number;
  /** `frame`: the page was not ready in time */
  cache: CacheUse | 'none' | 'frame';
  degraded: boolean;
}

/** While as many pages are being rendered, none is begun for a browser, because it would not be ready in time. */
const BUSY = 16;
/** Query parameter that waits for the whole page, however long it takes. */
const WHOLE = 'whole';
/**
 * Deadlines begin with rendering, so that a burst delays pages instead of failing them. 32 pages keep the processor busy
 * even if the backend takes 0.5 s; 200 waiting ones take about 3 s.
 */
const QUEUE = { running: 32, waiting: 200 };
/** Number of cached frame documents. All addresses of a route without a query share one. */
const FRAME_DOCUMENTS = 100;
/** Memory of a page's headers and cache entry. */
const HEADERS_BYTES = 2048;
const FRESH_S = 5;
const STALE_S = 60;
const LAST_GOOD_S = 3600;
const LIFETIME = { fresh: FRESH_S * 1000, stale: (FRESH_S + STALE_S) * 1000 };
/** Time before a missing extension of the backend is requested again. */
const ABSENT_MS = 10 * 60_000;
const SHARED = `public, max-age=0, s-maxage=${FRESH_S}, stale-while-revalidate=${STALE_S}, stale-if-error=${LAST_GOOD_S}`;

interface PageResult extends Omit<CachedPage<RenderedPage>, 'use'> {
  use: PageLine['cache'];
}

/** Crawlers and tools do not send this header; they wait for the whole page. */
const isBrowser = ({ headers }: IncomingMessage, url: URL) =>
  headers['sec-fetch-dest'] === 'document' && !url.searchParams.has(WHOLE);

/** Source of a page's data. */
type Source = Pick<PageRequest, 'origin' | 'baseUrl' | 'fetch'>;

/** The identity in the address grants access to a visitor's order: it must not be sent as a referrer or indexed. */
const isSecret = (url: URL) => url.searchParams.has('identity');
const SECRET = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };

/** Serves the page of any address of the shop. */
export function pageServer(dist: string, options: PageOptions) {
  const page = documents(dist, options);
  const frames = new Map<string, ReturnType<typeof renderFrame>>();
  const frameDocuments = new LRUCache<string, Promise<RenderedPage>>({ max: FRAME_DOCUMENTS });
  const { breaker, deadlines = DEADLINES } = options;
  const frameData = options.cached ? frameDataCache(LIFETIME.fresh) : null;
  const absent = options.cached ? absentExtensions(ABSENT_MS) : undefined;
  const queue = renderQueue(QUEUE);
  const cache = pageCache<RenderedPage>({
    lifetime: ({ status, etag }) =>
      etag === null ? null : { ...LIFETIME, lastGood: status === 200 ? LAST_GOOD_S * 1000 : 0 },
    size: ({ body }) => (body?.bytes() ?? 0) + HEADERS_BYTES,
    pack: async ({ body }) => body?.pack(),
    isFailure: ({ isFailure }) => isFailure,
    isGone: ({ status, isFailure }) => status !== 200 && !isFailure,
    maxBytes: options.cacheBytes,
    breaker,
  });
  options.watchCache?.(cache.bytes);

  async function make(
    { pathname, search }: { pathname: string; search: string },
    source: Source,
  ): Promise<RenderedPage> {
    const { tag } = LANGUAGES[localeOfPath(pathname)];
    const answer = await render({
      config: options.config(),
      pathname,
      search,
      ...source,
      deadlines,
      frameData,
      ...(absent && { absent }),
      report: options.report,
    });
    if (answer.kind === 'redirect')
      return {
        status: answer.status,
        headers: { Location: answer.location, 'Cache-Control': 'no-store' },
        body: null,
        etag: null,
        degraded: false,
        isFailure: false,
      };
    const { body, etag } = page(tag, answer);
    const { isFrame = false } = answer.state;
    const isCacheable = !answer.degraded && !isFrame;
    const shared = options.cached ? SHARED : 'no-cache';
    return {
      status: answer.status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        Vary: 'Accept-Encoding',
        ...(answer.links ? { Link: answer.links } : {}),
        ...(answer.status === 503 ? { 'Retry-After': String(FRESH_S) } : {}),
        ...(isCacheable ? { ETag: etag } : {}),
        'Cache-Control': isCacheable ? shared : 'no-store',
      },
      body: bodyOf(body),
      etag: isCacheable ? etag : null,
      degraded: answer.degraded,
      isFailure:
        answer.status >= 500 ||
        answer.backend === 'unreachable' ||
        answer.backend === 'timeout' ||
        answer.hasNoData === true ||
        (isFrame && answer.degraded),
    };
  }

  /** Renders a page when it is its turn, without calls while the circuit breaker is open. */
  async function render(request: PageRequest): Promise<PageAnswer> {
    const answer = await queue.run(() => renderAdmitted(request));
    return answer ?? renderPage({ ...request, backendDown: 'timeout' });
  }

  async function renderAdmitted(request: PageRequest): Promise<PageAnswer> {
    if (!options.cached) return renderPage(request);
    const { lastFailure } = breaker.status();
    if (!breaker.admit()) return renderPage({ ...request, backendDown: lastFailure });
    let outcome: BackendOutcome = 'unknown';
    try {
      const answer = await renderPage(request);
      outcome = answer.backend;
      return answer;
    } finally {
      breaker.record(outcome);
    }
  }

  /** The frame of an address, assembled and compressed once. */
  function getFrame({ pathname, search }: URL, origin: string): Promise<RenderedPage> {
    const config = options.config();
    const key = frameKey(pathname) + JSON.stringify(config);
    const known = frameDocuments.get(key + search);
    if (known) return known;
    const frame =
      frames.get(key) ??
      renderFrame({ pathname, origin, config, report: options.report, deadlines });
    frames.set(key, frame);
    const document = assembleFrame(frame, LANGUAGES[localeOfPath(pathname)].tag, search);
    frameDocuments.set(key + search, document);
    // The next request tries again; this one gets the error.
    document.catch(() => {
      frames.delete(key);
      frameDocuments.delete(key + search);
    });
    return document;
  }

  /** Without JavaScript, a frame redirects to the whole page. */
  async function assembleFrame(
    frame: ReturnType<typeof renderFrame>,
    tag: string,
    search: string,
  ): Promise<RenderedPage> {
    const whole = `${search ? `${search}&` : '?'}${WHOLE}`.replaceAll('&', '&amp;');
    const { body } = page(
      tag,
      await frame,
      `<noscript><meta http-equiv="refresh" content="0;url=${whole}"></noscript>`,
    );
    const packed = bodyOf(body);
    await packed.pack();
    return {
      status: 200,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        Vary: 'Accept-Encoding',
        'Cache-Control': 'no-store',
      },
      body: packed,
      etag: null,
      degraded: true,
      isFailure: false,
    };
  }

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
      page: await getFrame(url, origin),
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
    return (options.cached ? cache.lastGood(key) : null) ?? frame();
  }

  /** Renders a frame, so that the first visitor does not wait until the code is loaded and compiled. */
  const warmUp = () => getFrame(new URL('http://shop/'), 'http://shop').then(noop);

  async function serve(url: URL, source: Source, req: IncomingMessage, res: ServerResponse) {
    const started = performance.now();
    const address = knownAddress(url.pathname, url.search);
    // The origin is part of the key, because pages contain absolute addresses.
    const key = source.origin + address.pathname + address.search;
    const load = async (): Promise<PageResult> =>
      options.cached
        ? cache.get(key, () => make(address, source))
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
