import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { RuntimeConfig } from '#/config/runtime.ts';
import { pathWithKnownPrefix } from '#/i18n/languages.ts';
import { ANY_PATH } from '#/pages/error-routes.ts';
import { routeOf, withoutGlued } from './address.ts';
import { type AnswerLimits, answerReader } from './answers.ts';
import { apiProxy, type CallLine } from './api-proxy.ts';
import { backendFetch } from './backend-fetch.ts';
import { backendSwitches } from './backend-switches.ts';
import { type CspLine, cspReports, REPORT_PATH } from './csp-reports.ts';
import { type BreakerStatus, createBreaker } from './breaker.ts';
import { eventsOptions } from './events-options.ts';
import { serverOf } from './http.ts';
import { forwarder } from './field/forward.ts';
import type { FieldOptions } from './field/options.ts';
import { FIELD_PATH, fieldData } from './field/receive.ts';
import { buildId, DIST, SERVER } from './manifest.ts';
import { CACHE_BYTES, oldAssetsOf } from './options.ts';
import { configuredOrigin, originOf } from './origin.ts';
import { pageServer } from './page.ts';
import type { PageLine, PageOptions } from './page-options.ts';
import { pageHeaders, transportHeaders } from './page-headers.ts';
import { PROVIDERS, trustsOwnScripts } from './content-policy.ts';
import { securityOptions } from './security-options.ts';
import type { PageRequest } from './render-page.tsx';
import type { SharedOptions } from './shared/rendered.ts';
import { sitemapServer } from './sitemap/serve.ts';
import { assetFiles, decodedPath, staticFiles } from './static.ts';

/** The contract's page has styles in its document and calls the mock server of `npm run mock`. */
const DOCS_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self' http://localhost:4010",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join('; ');

const DOCS = join(SERVER, 'static');

/** A backend in the same process: the demo market. */
interface EmbeddedBackend {
  /** answers a request; false if the address is not its own */
  handle: (req: IncomingMessage, res: ServerResponse) => Promise<boolean>;
  fetch: NonNullable<PageRequest['fetch']>;
  pageExtras: { config: RuntimeConfig; scripts: string[] };
}

/** Exactly one of the two. */
interface Backend {
  market?: EmbeddedBackend | null;
  target?: URL | null;
}

interface ShopOptions {
  /** bounds of what the backend answers */
  answerLimits?: AnswerLimits;
  /** caches pages for a few seconds */
  cached?: boolean;
  /** memory for cached pages */
  cacheBytes?: number;
  onPage?: (line: PageLine) => void;
  /** called once, with a function that returns the memory of all cached pages, in bytes */
  watchCache?: (bytes: () => number) => void;
  watchQueue?: PageOptions['watchQueue'];
  purges?: PageOptions['purges'];
  /** what hosts share */
  shared?: Omit<SharedOptions, 'build'> | null;
  /** called when the circuit breaker of the backend opens or closes */
  onBreaker?: (status: BreakerStatus) => void;
  /** called for every call to the backend that has ended */
  onCall?: (line: CallLine) => void;
  /** called for a sample of the violations of the policy that browsers report */
  onReport?: (line: CspLine) => void;
  /** field data of browsers; null: none */
  field?: FieldOptions | null;
  /** called for field data, and for failures of forwarding it */
  onField?: (line: { event: string; [field: string]: unknown }) => void;
  report?: (problem: unknown) => void;
  /** serves the contract at `/docs` */
  docs?: boolean;
  /** false while the server is shutting down */
  ready?: () => boolean;
  /** called once, with a function that says whether pages can be served */
  watchReady?: (isReady: () => Promise<boolean>) => void;
}

const canDecode = (path: string): boolean => decodedPath(path) !== null;

const isPage = (path: string) => routeOf(path) !== ANY_PATH;

/** A person opens the address, who gets a page with ways back; probes and lost files get a line of text. */
const isOpened = ({ headers }: IncomingMessage) => headers['sec-fetch-dest'] === 'document';

/** Pages have no file extension. A link in a text may end with the point of its sentence, which is none. */
const isFile = (path: string) => /\w$/.test(extname(path));

/** Whether an address is of the API, as sent or with its dot segments resolved. */
const isApi = (path: string, { url = '/' }: IncomingMessage) =>
  path.startsWith('/api/') || url.startsWith('/api/');

/** Logs and forwards what browsers measured. */
function receiveField(field: FieldOptions, onField: NonNullable<ShopOptions['onField']>) {
  const forward = forwarder(field, (failure) => onField({ event: 'forward-failed', ...failure }));
  return fieldData((line, dropped) => {
    onField({ ...line, dropped });
    forward(line);
  });
}

/** Ready once a frame has been rendered; until then each question tries again. @param ready false while shutting down */
function readinessOf(ready: () => boolean, warmUp: () => Promise<unknown>) {
  const isReady = async (): Promise<boolean> =>
    ready() &&
    (await warmUp().then(
      () => true,
      () => false,
    ));
  async function answer(res: ServerResponse) {
    const text = (await isReady()) ? 'ready' : ready() ? 'starting' : 'stopping';
    res.writeHead(text === 'ready' ? 200 : 503, { 'Cache-Control': 'no-store' }).end(text);
  }
  return { isReady, answer };
}

/** Serves the shop, the contract page and a backend on one origin. The backend is the market or another server. */
export function shopServer(
  { market = null, target = null }: Backend,
  {
    answerLimits,
    cached = false,
    cacheBytes = CACHE_BYTES,
    onPage,
    watchCache,
    watchQueue,
    purges,
    shared = null,
    onBreaker,
    onCall,
    onReport = (line) => console.error(line),
    field = null,
    onField = (line) => console.log(JSON.stringify(line)),
    report = (problem) => console.error(problem),
    ready = () => true,
    watchReady,
    docs = false,
  }: ShopOptions = {},
): Server {
  const extras: EmbeddedBackend['pageExtras'] = market?.pageExtras ?? { config: {}, scripts: [] };
  const origin = configuredOrigin();
  const fetch = target ? backendFetch(target, onCall) : market?.fetch;
  const answers = answerReader(answerLimits);
  const baseUrl = target?.href.replace(/\/$/, '');
  const security = securityOptions();
  const events = eventsOptions();
  const { providers } = security;
  const { stripePublishableKey } = extras.config;
  const switches =
    fetch &&
    backendSwitches({
      baseUrl: baseUrl ?? 'http://market',
      fetch,
      answers,
      ...(stripePublishableKey && { publishableKey: stripePublishableKey }),
    });
  const offered = () => providers ?? switches?.().providers ?? new Set(PROVIDERS);
  const serveReports = security.reports ? cspReports(onReport) : null;
  const serveField = field && receiveField(field, onField);
  const serveSitemap = sitemapServer(report, { answers });
  const serveFile = assetFiles(staticFiles(DIST), oldAssetsOf());
  const serveDocs = docs
    ? staticFiles(DOCS, { indexes: true, headers: { 'Content-Security-Policy': DOCS_POLICY } })
    : () => false;
  const page = pageServer(DIST, {
    ...extras,
    config: () => ({
      ...extras.config,
      ...(origin && { origin }),
      ...(events && { events: events.config }),
      payTypes: switches?.().payTypes ?? [],
    }),
    ...(field ? { fieldRate: field.rate } : {}),
    trustedTypes: trustsOwnScripts(providers, events),
    headers: pageHeaders(security, offered, target?.protocol === 'http:' ? 'http:' : '', events),
    answers,
    cached,
    cacheBytes,
    breaker: createBreaker(target?.origin ?? 'market', onBreaker ? { onChange: onBreaker } : {}),
    report,
    ...(onPage ? { onPage } : {}),
    ...(watchCache ? { watchCache } : {}),
    ...(watchQueue ? { watchQueue } : {}),
    ...(purges ? { purges } : {}),
    shared: shared && { ...shared, build: buildId(DIST, SERVER) },
  });
  page.warmUp().catch(report);
  const proxy = target && apiProxy(target, { report, ...(onCall ? { onCall } : {}) });
  // The embedded market is called in-process. It builds picture addresses from the host that the browser uses.
  const source = (req: IncomingMessage) => ({
    origin: originOf(req),
    baseUrl: baseUrl ?? originOf(req),
    ...(fetch ? { fetch } : {}),
  });

  const readiness = readinessOf(ready, page.warmUp);
  watchReady?.(readiness.isReady);

  async function handle(req: IncomingMessage, res: ServerResponse) {
    const address = `http://shop${req.url ?? '/'}`;
    const url = URL.canParse(address) ? new URL(address) : null;
    // Pages of ids answer an address that cannot be decoded with their "not found", too.
    const isText = (one: string) => isApi(one, req) || !(isOpened(req) || isPage(one));
    if (!url || (!canDecode(url.pathname) && isText(url.pathname)))
      return void res.writeHead(400, { 'Content-Type': 'text/plain' }).end('Not understood');
    const path = url.pathname;
    if (path === '/healthz')
      return void res.writeHead(200, { 'Cache-Control': 'no-store' }).end('ok');
    if (path === '/readyz') return readiness.answer(res);
    res.setHeaders(new Map(Object.entries(transportHeaders(security, originOf(req)))));
    if (proxy && isApi(path, req)) return proxy(req, res);
    if (serveReports && path === REPORT_PATH) return serveReports(req, res);
    if (serveField && path === FIELD_PATH) return serveField(req, res);
    if (market && (await market.handle(req, res))) return;
    if (req.method !== 'GET' && req.method !== 'HEAD') return void res.writeHead(405).end();
    if (docs && path === '/docs') return void res.writeHead(302, { Location: '/docs/' }).end();
    if (path.startsWith('/docs/') && serveDocs(req, res)) return;
    if (await serveSitemap(path, req, res)) return;
    if (serveFile(req, res)) return;
    if (path.startsWith('/api/') || (isFile(path) && !isOpened(req)))
      return void res.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
    // Links from a page at `//host/` would lead to that host.
    const tidy = path.replaceAll(/\/{2,}/g, '/');
    const known = pathWithKnownPrefix(tidy) ?? (tidy === path ? null : tidy);
    const to = known === null ? withoutGlued(path, url.search) : known + url.search;
    if (to !== null) return void res.writeHead(301, { Location: to }).end();
    await page.serve(url, source(req), req, res);
  }

  return serverOf(handle, report);
}
