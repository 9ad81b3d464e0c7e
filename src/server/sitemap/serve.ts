import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectPaths } from './collect.ts';
import { robotsText, sitemapFiles } from './files.ts';
import { originOf } from '../origin.ts';
import { codingFor, compress } from '../compress.ts';

const HOUR_MS = 3_600_000;
/** Not before this is a backend asked again that failed. */
const RETRY_MS = 60_000;

interface Held {
  /** when the backend may be asked again */
  until: number;
  paths: Promise<string[]>;
}

const held = new Map<string, Held>();

/** Pages of the shop before a backend: asked for at most hourly; meanwhile, and while it fails, the ones known before. */
function pathsOf(api: string): Promise<string[]> {
  const known = held.get(api);
  if (known && Date.now() < known.until) return known.paths;
  const coming = collectPaths(api);
  held.set(api, { until: Date.now() + HOUR_MS, paths: coming });
  coming.catch((error: unknown) => {
    console.error(`The sitemap cannot be made: ${String(error)}`);
    if (known) held.set(api, { until: Date.now() + RETRY_MS, paths: known.paths });
    else held.delete(api);
  });
  return known ? known.paths : coming;
}

/** The latest files: all crawlers ask for those of one origin. */
let made: {
  paths: string[];
  origin: string;
  files: ReadonlyMap<string, string>;
  packed: Map<string, Buffer>;
} | null = null;

function filesFor(paths: string[], origin: string) {
  if (made?.paths !== paths || made.origin !== origin)
    made = { paths, origin, files: sitemapFiles(paths, origin), packed: new Map() };
  return made;
}

/** `/robots.txt` and `/sitemap.xml` with the files it names. */
export async function serveSitemap(
  path: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<boolean> {
  if (path === '/robots.txt') {
    send(req, res, 'text/plain', Buffer.from(robotsText(originOf(req))));
    return true;
  }
  if (!/^\/sitemap(-\d+)?\.xml$/.test(path)) return false;
  // The shop hands out its backend on its own address.
  const paths = await pathsOf(`http://localhost:${req.socket.localPort}`).catch(() => null);
  if (!paths) {
    res
      .writeHead(503, { 'Retry-After': RETRY_MS / 1000, 'Content-Type': 'text/plain' })
      .end('The backend cannot be reached');
    return true;
  }
  const { files, packed } = filesFor(paths, originOf(req));
  const name = path.slice(1);
  const text = files.get(name);
  if (text === undefined) {
    res.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
    return true;
  }
  const coding = codingFor(req);
  const key = `${coding} ${name}`;
  const body = packed.get(key) ?? (await compress(Buffer.from(text), coding));
  packed.set(key, body);
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
