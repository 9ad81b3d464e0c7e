import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { MarketServer } from '../../mocks/server.ts';
import { serveDocs } from './docs.ts';
import { serverOf } from './http.ts';
import { configuredOrigin } from './origin.ts';
import { type PageExtras, pageServer } from './page.ts';
import { proxyTo } from './proxy.ts';
import { serveSitemap } from './sitemap.ts';
import { serveFile } from './static.ts';

const dist = join(import.meta.dirname, '..', '..', 'dist');

/** One origin: the shop, the contract's page and a backend, which is the embedded market or another server. */
export function shopServer(backend: { market: MarketServer } | { target: URL }): Server {
  const market = 'market' in backend ? backend.market : null;
  const target = 'target' in backend ? backend.target : null;
  const extras: PageExtras = market ? market.pageExtras : { config: {}, scripts: [], ...(target?.protocol === 'http:' ? { pictures: 'http:' } : {}) };
  const origin = configuredOrigin();
  const page = pageServer(dist, { ...extras, config: { ...extras.config, ...(origin && { origin }) } });
  const proxy = target && proxyTo(target);

  async function handle(req: IncomingMessage, res: ServerResponse) {
    const path = new URL(req.url ?? '/', 'http://shop').pathname;
    if (proxy && path.startsWith('/api/')) return proxy(req, res);
    if (market && (await market.handle(req, res))) return;
    if (serveDocs(path, req, res)) return;
    if (req.method !== 'GET' && req.method !== 'HEAD') return void res.writeHead(405).end();
    if (await serveSitemap(path, req, res)) return;
    if (path !== '/index.html' && serveFile(dist, path, req, res)) return;
    if (path.startsWith('/assets/') || path.startsWith('/api/')) return void res.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
    page(path, req, res);
  }

  return serverOf(handle);
}
