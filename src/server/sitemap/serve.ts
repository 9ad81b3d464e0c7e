import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { type AnswerReader, answerReader } from '../answers.ts';
import { acceptsGzip } from '../compress.ts';
import { configuredOrigin, originOf } from '../origin.ts';
import { publicPaths } from './collect.ts';
import { robotsText } from './robots.ts';
import { type Built, sitemapStore } from './store.ts';
import { writeSitemap } from './write.ts';

const HOUR_MS = 3_600_000;
/** Delay before a failed backend is called again. */
const RETRY_MS = 60_000;
/** The sitemap of a small shop is complete by then. */
const FIRST_MS = 5000;

const HEADERS = {
  'Cache-Control': 'public, max-age=3600',
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Accept-Encoding',
};

interface SitemapOptions {
  /** reads what the backend answers */
  answers?: AnswerReader;
  /** how long a request waits for the first sitemap, before it is answered with 503 */
  firstMs?: number;
}

/**
 * Serves `/robots.txt`, `/sitemap.xml` and the files of its index. Requests never build a sitemap: they start a build in
 * the background if there is none, or an old one, which is served until the next one is complete. All addresses have one
 * origin: SHOP_ORIGIN, otherwise that of the first request.
 * @param report called if the backend fails
 */
export function sitemapServer(
  report: (problem: unknown) => void,
  { answers = answerReader(), firstMs = FIRST_MS }: SitemapOptions = {},
) {
  const store = sitemapStore();
  let building: Promise<void> | null = null;
  let nextTry = 0;

  function build(req: IncomingMessage, known: Built | null): Promise<void> {
    const origin = configuredOrigin() || (known?.origin ?? originOf(req));
    // The shop's own server proxies the backend.
    const api = `http://localhost:${req.socket.localPort}`;
    return store
      .build(origin, (folder) =>
        writeSitemap(publicPaths(api, answers), origin, { folder, isPacked: true }),
      )
      .catch((error: unknown) => {
        nextTry = performance.now() + RETRY_MS;
        report(new Error(`The sitemap cannot be generated: ${String(error)}`, { cause: error }));
      })
      .finally(() => {
        building = null;
      });
  }

  /** The last sitemap. Starts to build the next one when it is due. */
  async function latest(req: IncomingMessage): Promise<Built | null> {
    const known = await store.current();
    const configured = configuredOrigin();
    const isOther = configured !== '' && known?.origin !== configured;
    const isDue = !known || isOther || Math.abs(Date.now() - known.at) > HOUR_MS;
    if (isDue && performance.now() >= nextTry) building ??= build(req, known);
    if (known || !building) return known;
    await Promise.race([building, wait(firstMs, null, { ref: false })]);
    return store.current();
  }

  return async (path: string, req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    if (path === '/robots.txt') {
      const body = Buffer.from(robotsText(originOf(req)));
      res
        .writeHead(200, {
          ...HEADERS,
          'Content-Type': 'text/plain; charset=utf-8',
          'Content-Length': body.byteLength,
        })
        .end(req.method === 'HEAD' ? undefined : body);
      return true;
    }
    if (!/^\/sitemap(-\d+)?\.xml$/.test(path)) return false;
    const built = await latest(req);
    if (!built) {
      res
        .writeHead(503, { 'Retry-After': RETRY_MS / 1000, 'Content-Type': 'text/plain' })
        .end('The sitemap is not ready');
      return true;
    }
    await sendFile(join(built.folder, `${path.slice(1)}.gz`), req, res);
    return true;
  };
}

const hasClientLeft = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/** Sends a gzipped file, unpacked for clients that do not accept gzip. */
async function sendFile(file: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const found = await stat(file).catch(() => null);
  if (!found) return void res.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
  const isPacked = acceptsGzip(req);
  res.writeHead(200, {
    ...HEADERS,
    'Content-Type': 'application/xml; charset=utf-8',
    ...(isPacked ? { 'Content-Encoding': 'gzip', 'Content-Length': found.size } : {}),
  });
  if (req.method === 'HEAD') return void res.end();
  const source = createReadStream(file);
  const sent = isPacked ? pipeline(source, res) : pipeline(source, createGunzip(), res);
  await sent.catch((error: unknown) => {
    if (!hasClientLeft(error)) throw error;
  });
}
