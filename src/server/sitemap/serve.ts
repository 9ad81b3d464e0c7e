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
 * In kept files in place of the origin of the request that they are sent to. Longer than most origins, so that files stay
 * within their limit of bytes.
 */
const ANY_ORIGIN = 'http://origin-of-the-request-that-is-answered.invalid';

/**
 * Serves `/robots.txt`, `/sitemap.xml` and the files of its index. Requests never build a sitemap: they start a build in
 * the background if there is none, or an old one, which is served until the next one is complete. All addresses have one
 * origin: SHOP_ORIGIN, otherwise that of the request that is answered.
 * @param report called if the backend fails
 */
export function sitemapServer(
  report: (problem: unknown) => void,
  { answers = answerReader(), firstMs = FIRST_MS }: SitemapOptions = {},
) {
  const store = sitemapStore();
  let building: Promise<void> | null = null;
  let nextTry = 0;

  function build(req: IncomingMessage, origin: string): Promise<void> {
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
    const origin = configuredOrigin() || ANY_ORIGIN;
    // One of another origin is none: it may be that of a request, from a version that kept it.
    const current = async () => {
      const built = await store.current();
      return built?.origin === origin ? built : null;
    };
    const known = await current();
    const isDue = !known || Math.abs(Date.now() - known.at) > HOUR_MS;
    if (isDue && performance.now() >= nextTry) building ??= build(req, origin);
    if (known || !building) return known;
    await Promise.race([building, wait(firstMs, null, { ref: false })]);
    return current();
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
    await sendFile(built, `${path.slice(1)}.gz`, req, res);
    return true;
  };
}

const hasClientLeft = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/** Text with the origin of a request in place of the one that stands for it. No line of a sitemap is long. */
async function* withOrigin(source: AsyncIterable<Buffer>, origin: string): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const part of source) {
    const text = rest + decoder.decode(part, { stream: true });
    const end = text.lastIndexOf('\n') + 1;
    yield text.slice(0, end).replaceAll(ANY_ORIGIN, origin);
    rest = text.slice(end);
  }
  yield rest;
}

/** Sends a gzipped file, unpacked for clients that do not accept gzip, and where the origin has to be filled in. */
async function sendFile(
  { folder, origin }: Built,
  name: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const file = join(folder, name);
  const found = await stat(file).catch(() => null);
  if (!found) return void res.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
  const isPacked = origin !== ANY_ORIGIN && acceptsGzip(req);
  res.writeHead(200, {
    ...HEADERS,
    'Content-Type': 'application/xml; charset=utf-8',
    ...(isPacked ? { 'Content-Encoding': 'gzip', 'Content-Length': found.size } : {}),
  });
  if (req.method === 'HEAD') return void res.end();
  const source = createReadStream(file);
  const filledIn = (text: AsyncIterable<Buffer>) => withOrigin(text, originOf(req));
  const sent = isPacked ? pipeline(source, res) : pipeline(source, createGunzip(), filledIn, res);
  await sent.catch((error: unknown) => {
    if (!hasClientLeft(error)) throw error;
  });
}
