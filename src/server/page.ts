import type { IncomingMessage, ServerResponse } from 'node:http';
import { LANGUAGES, localeOfPath } from '#/i18n/languages.ts';
import { provideRuntimeConfig } from '#/config/runtime.ts';
import {
  frameKey,
  knownAddress,
  type PageRequest,
  renderFrame,
  renderPage,
} from './render-page.tsx';
import { setTimeout as wait } from 'node:timers/promises';
import { documents, type PageExtras } from './document.ts';
import { type CacheUse, pageCache } from './page-cache.ts';
import { contentPolicy } from './policy.ts';
import { codingFor, compress } from './compress.ts';

export interface PageOptions extends PageExtras {
  /** additional picture source for the Content-Security-Policy */
  pictures?: string;
  /** caches pages for a few seconds, here and in shared caches */
  cached: boolean;
  /** called for every page sent */
  onPage?: (line: PageLine) => void;
  /** called for rendering errors */
  report: (problem: unknown) => void;
}

export interface PageLine {
  method: string;
  /** path with the names of the query parameters, without their values */
  path: string;
  status: number;
  ms: number;
  /** `frame`: the page was not ready in time */
  cache: CacheUse | 'none' | 'frame';
  degraded: boolean;
}

/** A rendered page. It does not depend on the client. */
interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: string;
  etag: string | null;
  degraded: boolean;
  compressed: Map<string, Buffer>;
}

/** Time after which browsers get the frame and load the page themselves. */
const FRAME_MS = 400;
/** Query parameter that waits for the whole page, however long it takes. */
const WHOLE = 'whole';

const FRESH_S = 5;
const STALE_S = 60;
const SHARED = `public, max-age=0, s-maxage=${FRESH_S}, stale-while-revalidate=${STALE_S}`;

interface PageResult {
  page: RenderedPage;
  use: PageLine['cache'];
}

/** Source of a page's data. */
type Source = Pick<PageRequest, 'origin' | 'baseUrl' | 'fetch'>;

/** The identity in the address grants access to a visitor's order: it must not be sent as a referrer or indexed. */
const isSecret = (url: URL) => url.searchParams.has('identity');
const SECRET = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };

/** Serves the page of any address of the shop. */
export function pageServer(dist: string, options: PageOptions) {
  provideRuntimeConfig(options.config);
  const page = documents(dist, options);
  const frames = new Map<string, ReturnType<typeof renderFrame>>();
  const cache = pageCache<RenderedPage>({
    fresh: FRESH_S * 1000,
    stale: STALE_S * 1000,
    most: 500,
    keep: ({ status, etag }) => status === 200 && etag !== null,
  });
  const always = {
    'Content-Security-Policy': contentPolicy(options.pictures ?? ''),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin',
  };

  async function make(
    { pathname, search }: { pathname: string; search: string },
    source: Source,
  ): Promise<RenderedPage> {
    const { tag } = LANGUAGES[localeOfPath(pathname)];
    const answer = await renderPage({ pathname, search, ...source, report: options.report });
    const plain = {
      status: answer.status,
      etag: null,
      degraded: false,
      compressed: new Map<string, Buffer>(),
    };
    if (answer.kind === 'redirect')
      return {
        ...plain,
        headers: { Location: answer.location, 'Cache-Control': 'no-store' },
        body: '',
      };
    const { body, etag } = page(tag, answer);
    const html = {
      'Content-Type': 'text/html; charset=utf-8',
      Vary: 'Accept-Encoding',
      ...(answer.links ? { Link: answer.links } : {}),
      ...(answer.status === 503 ? { 'Retry-After': String(FRESH_S) } : {}),
    };
    if (answer.degraded || answer.state.isFrame)
      return {
        ...plain,
        degraded: answer.degraded,
        headers: { ...html, 'Cache-Control': 'no-store' },
        body,
      };
    return {
      ...plain,
      headers: { ...html, 'Cache-Control': options.cached ? SHARED : 'no-cache', ETag: etag },
      body,
      etag,
    };
  }

  /** The frame of an address. Without JavaScript it redirects to the whole page. */
  async function makeFrame({ pathname, search }: URL, origin: string): Promise<RenderedPage> {
    const key = frameKey(pathname);
    const pending = frames.get(key) ?? renderFrame({ pathname, origin, report: options.report });
    frames.set(key, pending);
    const { tag } = LANGUAGES[localeOfPath(pathname)];
    const whole = `${search ? `${search}&` : '?'}${WHOLE}`.replaceAll('&', '&amp;');
    const { body } = page(
      tag,
      await pending,
      `<noscript><meta http-equiv="refresh" content="0;url=${whole}"></noscript>`,
    );
    return {
      status: 200,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        Vary: 'Accept-Encoding',
        'Cache-Control': 'no-store',
      },
      body,
      etag: null,
      degraded: true,
      compressed: new Map(),
    };
  }

  /**
   * Resolves to the whole page, or to the frame if it is not ready in time. Only browsers get a frame, because they load
   * the page themselves. Crawlers, link previews and tools do not send `Sec-Fetch-Dest: document`; they get the page.
   */
  async function withinDeadline(
    whole: Promise<PageResult>,
    url: URL,
    origin: string,
    req: IncomingMessage,
  ): Promise<PageResult> {
    if (req.headers['sec-fetch-dest'] !== 'document' || url.searchParams.has(WHOLE)) return whole;
    const timer = new AbortController();
    const late = wait(FRAME_MS, null, { signal: timer.signal }).catch(() => null);
    const ready = await Promise.race([whole, late]);
    timer.abort();
    if (ready) return ready;
    // Rendering continues, for the cache.
    whole.catch(options.report);
    return { page: await makeFrame(url, origin), use: 'frame' };
  }

  return async (url: URL, source: Source, req: IncomingMessage, res: ServerResponse) => {
    const started = performance.now();
    const address = knownAddress(url.pathname, url.search);
    // The origin is part of the key, because pages contain absolute addresses.
    const key = source.origin + address.pathname + address.search;
    const whole: Promise<PageResult> = options.cached
      ? cache(key, () => make(address, source))
      : make(address, source).then((rendered) => ({ page: rendered, use: 'none' }));
    const { page: rendered, use } = await withinDeadline(whole, url, source.origin, req);
    const isUnchanged = rendered.etag !== null && req.headers['if-none-match'] === rendered.etag;
    await send(req, res, rendered, isUnchanged, { ...always, ...(isSecret(url) ? SECRET : {}) });
    const names = [...new Set(url.searchParams.keys())].join('&');
    options.onPage?.({
      method: req.method ?? 'GET',
      path: url.pathname + (names && `?${names}`),
      status: isUnchanged ? 304 : rendered.status,
      ms: Math.round(performance.now() - started),
      cache: use,
      degraded: rendered.degraded,
    });
  };
}

async function send(
  req: IncomingMessage,
  res: ServerResponse,
  rendered: RenderedPage,
  isUnchanged: boolean,
  always: Record<string, string>,
) {
  if (isUnchanged) {
    res.writeHead(304, { ...always, ...rendered.headers }).end();
    return;
  }
  const coding = rendered.body ? codingFor(req) : null;
  const body =
    rendered.compressed.get(String(coding)) ?? (await compress(Buffer.from(rendered.body), coding));
  rendered.compressed.set(String(coding), body);
  res.writeHead(rendered.status, {
    ...always,
    ...rendered.headers,
    'Content-Length': body.byteLength,
    ...(coding ? { 'Content-Encoding': coding } : {}),
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}
