import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { noop } from '#/lib/noop.ts';
import { paths } from '#/lib/paths.ts';
import { isForMembers, knownAddress, memberSearch, routeOf } from './address.ts';
import { DEADLINES } from './deadlines.ts';
import { documents } from './document.ts';
import { busyPage, framePages, WHOLE } from './frame-pages.ts';
import { lifetimeOf } from './lifetime.ts';
import { type CachedPage, pageCache } from './page-cache.ts';
import type { MemberDocument } from './member/document.ts';
import { memberOf } from './member/member.ts';
import { memberPages } from './member/serve.ts';
import { pageMaker, sharedByPages } from './page-maker.ts';
import type { PageLine, PageOptions, Source } from './page-options.ts';
import { cacheHeaders, type RenderedPage, sendPage } from './rendered-page.ts';
import { renderQueue } from './render-queue.ts';
import { serverTiming } from './request-context.ts';
import { type PurgeState, purgeState } from './purge/state.ts';
import { tagHeaders } from './purge/tags.ts';
import { sharedRendered } from './shared/rendered.ts';
import { isFromTrustedProxy } from './trusted-proxies.ts';

/** The page at the end of a provider's popup: another policy than before would make it a window that it may not close. */
const RETURN_OPENER = { 'Cross-Origin-Opener-Policy': 'unsafe-none' };

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

/** What is sent: a page of everybody, or the document of one shopper. */
interface SentPage extends Omit<PageResult, 'page'> {
  page: RenderedPage | MemberDocument;
}

/** Crawlers and tools do not send this header; they wait for the whole page. */
const isBrowser = ({ headers }: IncomingMessage, url: URL) =>
  headers['sec-fetch-dest'] === 'document' && !url.searchParams.has(WHOLE);

/** The identity in the address grants access to a visitor's order: it must not be sent as a referrer or indexed. */
const isSecret = (url: URL) => url.searchParams.has('identity');
/** The end of a sign-in, perhaps in a popup. */
const isReturn = (url: URL) => routeOf(url.pathname) === paths.twitterReturn();
const SECRET = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };

const cacheOf = ({ cacheBytes, breaker, shared }: PageOptions, purges: PurgeState) =>
  pageCache<RenderedPage>({
    lifetime: ({ status, etag }) => (etag === null ? null : lifetimeOf(status)),
    size: ({ body }) => (body?.bytes() ?? 0) + HEADERS_BYTES,
    pack: async ({ body }) => body?.pack(),
    isFailure: ({ isFailure }) => isFailure,
    isGone: ({ status, isFailure }) => status !== 200 && !isFailure,
    maxBytes: cacheBytes,
    breaker,
    purges: {
      mark: purges.mark,
      isPurged: ({ tags }, begun) => purges.isPurged(tags, begun),
    },
    shared: shared ? sharedRendered(purges, shared) : null,
  });

/** Serves the page of any address of the shop. */
export function pageServer(dist: string, options: PageOptions) {
  const { cached, deadlines = DEADLINES, purges = purgeState() } = options;
  const assemble = documents(dist, options);
  const queue = renderQueue(QUEUE);
  const shared = sharedByPages(queue, cached, purges);
  const { frameOf, busyFrame } = framePages(assemble, options);
  const make = pageMaker(assemble, shared, busyFrame, options);
  const memberPage = memberPages(assemble, shared, options);
  const cache = cacheOf(options, purges);
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
    if (queue.running() >= BUSY && !cache.isKnown(key)) {
      await cache.look(key);
      if (!cache.isKnown(key)) return frame();
    }
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

  /** A page of everybody. */
  async function pageOf(url: URL, source: Source, req: IncomingMessage): Promise<PageResult> {
    const address = knownAddress(url.pathname, url.search);
    // The origin is part of the key, because pages contain absolute addresses.
    const key = source.origin + address.pathname + address.search;
    const load = async (): Promise<PageResult> =>
      cached
        ? cache.get(key, () => make(address, source), !isFromTrustedProxy(req))
        : { page: await make(address, source), use: 'none', age: 0 };
    if (!isBrowser(req, url)) return load();
    return isForMembers(url.pathname)
      ? { page: await frameOf({ ...address }, source.origin), use: 'frame', age: 0 }
      : forBrowser(key, url, source.origin, load);
  }

  /** The page of a shopper with a session; null for guests. A page that is late is the frame. */
  async function ownPage(
    url: URL,
    source: Source,
    req: IncomingMessage,
  ): Promise<{ page: MemberDocument | RenderedPage; use: 'none' | 'frame' } | null> {
    const search = memberSearch(url.pathname, url.search);
    const member = search === null ? null : memberOf(req);
    if (search === null || !member) return null;
    const own = await memberPage({ url, search }, source, member);
    if (own) return { page: own, use: 'none' };
    return isBrowser(req, url)
      ? { page: await frameOf(url, source.origin, false), use: 'frame' }
      : null;
  }

  async function resultOf(url: URL, source: Source, req: IncomingMessage): Promise<SentPage> {
    try {
      const own = await ownPage(url, source, req);
      return own ? { ...own, age: 0 } : await pageOf(url, source, req);
    } catch (error) {
      options.report(error);
      return { page: await busyPage(url.pathname), use: 'none', age: 0 };
    }
  }

  async function serve(url: URL, source: Source, req: IncomingMessage, res: ServerResponse) {
    const started = performance.now();
    const { page, use, age } = await resultOf(url, source, req);
    const isUnchanged = typeof page.etag === 'string' && req.headers['if-none-match'] === page.etag;
    await sendPage(req, res, page, isUnchanged, {
      ...options.headers(),
      ...(isReturn(url) ? RETURN_OPENER : {}),
      ...(isSecret(url) ? SECRET : {}),
      ...cacheHeaders(use, age),
      ...(page.etag && isFromTrustedProxy(req) ? tagHeaders(page.tags) : {}),
      'Server-Timing': serverTiming(),
    });
    const names = [...new Set(url.searchParams.keys())].join('&');
    options.onPage?.({
      method: req.method ?? 'GET',
      route: routeOf(url.pathname),
      path: url.pathname + (names && `?${names}`),
      status: isUnchanged ? 304 : page.status,
      ms: Math.round(performance.now() - started),
      cache: use,
      degraded: page.degraded,
    });
  }

  return { serve, warmUp };
}
