import type { IncomingMessage, ServerResponse } from 'node:http';
import { robotsText, sitemapFiles } from './files.ts';
import { originOf } from '../origin.ts';
import { codingFor, compress } from '../compress.ts';

const HOUR_MS = 3_600_000;
/** Delay before a failed backend is called again. */
const RETRY_MS = 60_000;

interface CacheEntry {
  /** time of the next call */
  until: number;
  paths: Promise<string[]>;
}

/** Loaded at first use, because the validators take memory. */
const collectPaths = async (api: string) => (await import('./collect.ts')).collectPaths(api);

const cache = new Map<string, CacheEntry>();

/** Paths of public pages, cached for an hour. If the backend fails, the previous paths are used. */
function pathsOf(api: string, report: (problem: unknown) => void): Promise<string[]> {
  const known = cache.get(api);
  if (known && Date.now() < known.until) return known.paths;
  const pending = collectPaths(api);
  cache.set(api, { until: Date.now() + HOUR_MS, paths: pending });
  pending.catch((error: unknown) => {
    report(new Error(`The sitemap cannot be generated: ${String(error)}`));
    if (known) cache.set(api, { until: Date.now() + RETRY_MS, paths: known.paths });
    else cache.delete(api);
  });
  return known ? known.paths : pending;
}

/** The latest files, cached for one origin. */
let latest: {
  paths: string[];
  origin: string;
  files: ReadonlyMap<string, string>;
  compressed: Map<string, Buffer>;
} | null = null;

function filesFor(paths: string[], origin: string) {
  if (latest?.paths !== paths || latest.origin !== origin)
    latest = { paths, origin, files: sitemapFiles(paths, origin), compressed: new Map() };
  return latest;
}

/**
 * Serves `/robots.txt`, `/sitemap.xml` and the files of its index.
 * @param report called if the backend fails
 */
export async function serveSitemap(
  path: string,
  req: IncomingMessage,
  res: ServerResponse,
  report: (problem: unknown) => void,
): Promise<boolean> {
  if (path === '/robots.txt') {
    send(req, res, 'text/plain', Buffer.from(robotsText(originOf(req))));
    return true;
  }
  if (!/^\/sitemap(-\d+)?\.xml$/.test(path)) return false;
  // The shop's own server proxies the backend.
  const paths = await pathsOf(`http://localhost:${req.socket.localPort}`, report).catch(() => null);
  if (!paths) {
    res
      .writeHead(503, { 'Retry-After': RETRY_MS / 1000, 'Content-Type': 'text/plain' })
      .end('The backend cannot be reached');
    return true;
  }
  const { files, compressed } = filesFor(paths, originOf(req));
  const name = path.slice(1);
  const text = files.get(name);
  if (text === undefined) {
    res.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
    return true;
  }
  const coding = codingFor(req);
  const key = `${coding} ${name}`;
  const body = compressed.get(key) ?? (await compress(Buffer.from(text), coding));
  compressed.set(key, body);
  if (coding) res.setHeader('Content-Encoding', coding);
  send(req, res, 'application/xml', body);
  return true;
}

function send(req: IncomingMessage, res: ServerResponse, type: string, body: Buffer) {
  res.writeHead(200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': body.byteLength,
    'Cache-Control': 'public, max-age=3600',
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Accept-Encoding',
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}
