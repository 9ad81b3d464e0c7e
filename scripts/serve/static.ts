import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
};
const TEXT = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt']);

type Coding = 'br' | 'gzip' | null;

export function codingFor(req: IncomingMessage): Coding {
  const accepted = String(req.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

/** @param quality of brotli: what is packed once may take its time */
export function compress(body: Buffer, coding: Coding, quality = 9): Buffer {
  if (coding === 'br')
    return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  return coding === 'gzip' ? gzipSync(body) : body;
}

const memory = new Map<string, Buffer>();

/** Answers with a file below `folder`; false when there is none. Files in `assets/` carry a hash in their name and never change. */
export function serveFile(
  folder: string,
  path: string,
  req: IncomingMessage,
  res: ServerResponse,
): boolean {
  const file = normalize(join(folder, decodeURIComponent(path)));
  if (!file.startsWith(folder + sep) || !existsSync(file) || !statSync(file).isFile()) return false;
  const extension = extname(file);
  const headers: Record<string, string> = {
    'Content-Type': TYPES[extension] ?? 'application/octet-stream',
    'Cache-Control': path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=300',
    'X-Content-Type-Options': 'nosniff',
  };
  if (!TEXT.has(extension)) {
    res.writeHead(200, headers);
    createReadStream(file).pipe(res);
    return true;
  }
  const coding = codingFor(req);
  const key = `${coding} ${file} ${statSync(file).mtimeMs}`;
  const body = memory.get(key) ?? compress(readFileSync(file), coding);
  memory.set(key, body);
  res.writeHead(200, {
    ...headers,
    Vary: 'Accept-Encoding',
    'Content-Length': String(body.byteLength),
    ...(coding ? { 'Content-Encoding': coding } : {}),
  });
  res.end(req.method === 'HEAD' ? undefined : body);
  return true;
}
