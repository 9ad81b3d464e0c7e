import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { MarketServer } from '../../mocks/server.ts';
import { serveDocs } from './docs.ts';
import { serverOf } from './http.ts';
import { configuredOrigin, originOf } from './origin.ts';
import { type PageLine, pageServer } from './page.ts';
import { proxyTo } from './proxy.ts';
import { serveSitemap } from './sitemap.ts';
import { serveFile } from './static.ts';

const dist = join(import.meta.dirname, '..', '..', 'dist');

/** One of the two. */
interface Backend {
  market?: MarketServer | null;
  target?: URL | null;
}

interface ShopOptions {
  /** pages are handed out again for some seconds */
  cached?: boolean;
  onPage?: (line: PageLine) => void;
  report?: (problem: unknown) => void;
  /** false once the server is to be sent no more requests */
  ready?: () => boolean;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** One origin: the shop, drawn on this server, the contract's page and a backend, which is the embedded market or another server. */
export async function shopServer(
  { market = null, target = null }: Backend,
  {
    cached = false,
    onPage,
    report = (problem) => console.error(problem),
    ready = () => true,
  }: ShopOptions = {},
): Promise<Server> {
  const extras = market?.pageExtras ?? {
    config: {},
    scripts: [],
    ...(target?.protocol === 'http:' ? { pictures: 'http:' } : {}),
  };
  const origin = configuredOrigin();
  const page = await pageServer(dist, {
    ...extras,
    config: { ...extras.config, ...(origin && { origin }) },
    cached,
    report,
    ...(onPage ? { onPage } : {}),
  });
  const proxy = target && proxyTo(target);
  // The embedded market is asked without the wire, and names its pictures by the host that the browser uses.
  const source = (req: IncomingMessage) => ({
    origin: originOf(req),
    ...(market
      ? { baseUrl: originOf(req), fetch: market.fetch }
      : { baseUrl: target?.href.replace(/\/$/, '') ?? '' }),
  });

  async function handle(req: IncomingMessage, res: ServerResponse) {
    const url = URL.parse(`http://shop${req.url ?? '/'}`);
    if (!url || !isDecodable(url.pathname))
      return void res.writeHead(400, { 'Content-Type': 'text/plain' }).end('Not understood');
    const path = url.pathname;
    if (path === '/healthz')
      return void res.writeHead(200, { 'Cache-Control': 'no-store' }).end('alive');
    if (path === '/readyz')
      return void res
        .writeHead(ready() ? 200 : 503, { 'Cache-Control': 'no-store' })
        .end(ready() ? 'ready' : 'stopping');
    if (proxy && path.startsWith('/api/')) return proxy(req, res);
    if (market && (await market.handle(req, res))) return;
    if (serveDocs(path, req, res)) return;
    if (req.method !== 'GET' && req.method !== 'HEAD') return void res.writeHead(405).end();
    if (await serveSitemap(path, req, res)) return;
    if (path !== '/index.html' && serveFile(dist, path, req, res)) return;
    // No page of the shop is called like a file: what asks for one is no shopper.
    if (path.startsWith('/api/') || extname(path) !== '')
      return void res.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
    await page(url, source(req), req, res);
  }

  return serverOf(handle);
}
