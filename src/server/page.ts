import type { IncomingMessage, ServerResponse } from 'node:http';
import { LANGUAGES, localeOfPath } from '../i18n/languages.ts';
import { provideRuntimeConfig } from '../config/runtime.ts';
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
  /** another source of pictures for the policy */
  pictures?: string;
  /** hand pages out again for some seconds, here and in caches on the way */
  cached: boolean;
  /** hears of every page that was sent */
  onPage?: (line: PageLine) => void;
  /** hears of what broke */
  report: (problem: unknown) => void;
}

export interface PageLine {
  method: string;
  /** with the names of the query, without its values */
  path: string;
  status: number;
  ms: number;
  /** frame: the page was not ready in time */
  cache: CacheUse | 'none' | 'frame';
  degraded: boolean;
}

/** A page as it is kept: nothing in it depends on who asks for it. */
interface Made {
  status: number;
  headers: Record<string, string>;
  body: string;
  etag: string | null;
  degraded: boolean;
  packed: Map<string, Buffer>;
}

/** So long a browser waits for a page; then it gets the frame, and loads the page itself. */
const FRAME_MS = 400;
/** Asks for the whole page, however long it takes. */
const WHOLE = 'whole';

const FRESH_S = 5;
const STALE_S = 60;
const SHARED = `public, max-age=0, s-maxage=${FRESH_S}, stale-while-revalidate=${STALE_S}`;

interface Answered {
  page: Made;
  use: PageLine['cache'];
}

/** Where a page's data comes from. */
type Source = Pick<PageRequest, 'origin' | 'baseUrl' | 'fetch'>;

/** The identity in the address opens a visitor's order: it goes to nobody else and into no index. */
const isSecret = (url: URL) => url.searchParams.has('identity');
const SECRET = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };

/** Draws the page of any address of the shop. */
export function pageServer(dist: string, options: PageOptions) {
  provideRuntimeConfig(options.config);
  const page = documents(dist, options);
  const frames = new Map<string, ReturnType<typeof renderFrame>>();
  const cache = pageCache<Made>({
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
  ): Promise<Made> {
    const { tag } = LANGUAGES[localeOfPath(pathname)];
    const answer = await renderPage({ pathname, search, ...source, report: options.report });
    const plain = {
      status: answer.status,
      etag: null,
      degraded: false,
      packed: new Map<string, Buffer>(),
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

  /** Without scripts it is followed by the whole page. */
  async function makeFrame({ pathname, search }: URL, origin: string): Promise<Made> {
    const key = frameKey(pathname);
    const coming = frames.get(key) ?? renderFrame({ pathname, origin, report: options.report });
    frames.set(key, coming);
    const { tag } = LANGUAGES[localeOfPath(pathname)];
    const whole = `${search ? `${search}&` : '?'}${WHOLE}`.replaceAll('&', '&amp;');
    const { body } = page(
      tag,
      await coming,
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
      packed: new Map(),
    };
  }

  /**
   * The whole page, or after a while the frame alone: for browsers only, which load the page themselves. Crawlers, previews
   * of links and tools do not say that they open a document: they wait, for title, content and status of the page.
   */
  async function inTime(
    whole: Promise<Answered>,
    url: URL,
    origin: string,
    req: IncomingMessage,
  ): Promise<Answered> {
    if (req.headers['sec-fetch-dest'] !== 'document' || url.searchParams.has(WHOLE)) return whole;
    const timer = new AbortController();
    const late = wait(FRAME_MS, null, { signal: timer.signal }).catch(() => null);
    const inTime = await Promise.race([whole, late]);
    timer.abort();
    if (inTime) return inTime;
    // It goes on being made, for whoever asks next.
    whole.catch(options.report);
    return { page: await makeFrame(url, origin), use: 'frame' };
  }

  return async (url: URL, source: Source, req: IncomingMessage, res: ServerResponse) => {
    const started = performance.now();
    const address = knownAddress(url.pathname, url.search);
    // A page names its own address.
    const key = source.origin + address.pathname + address.search;
    const whole: Promise<Answered> = options.cached
      ? cache(key, () => make(address, source))
      : make(address, source).then((made) => ({ page: made, use: 'none' }));
    const { page: made, use } = await inTime(whole, url, source.origin, req);
    const known = made.etag !== null && req.headers['if-none-match'] === made.etag;
    await send(req, res, made, known, { ...always, ...(isSecret(url) ? SECRET : {}) });
    const names = [...new Set(url.searchParams.keys())].join('&');
    options.onPage?.({
      method: req.method ?? 'GET',
      path: url.pathname + (names && `?${names}`),
      status: known ? 304 : made.status,
      ms: Math.round(performance.now() - started),
      cache: use,
      degraded: made.degraded,
    });
  };
}

async function send(
  req: IncomingMessage,
  res: ServerResponse,
  made: Made,
  known: boolean,
  always: Record<string, string>,
) {
  if (known) {
    res.writeHead(304, { ...always, ...made.headers }).end();
    return;
  }
  const coding = made.body ? codingFor(req) : null;
  const body = made.packed.get(String(coding)) ?? (await compress(Buffer.from(made.body), coding));
  made.packed.set(String(coding), body);
  res.writeHead(made.status, {
    ...always,
    ...made.headers,
    'Content-Length': body.byteLength,
    ...(coding ? { 'Content-Encoding': coding } : {}),
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}
