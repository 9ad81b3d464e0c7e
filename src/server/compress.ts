import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Coding = 'br' | 'gzip' | null;

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

export const acceptsGzip = (req: IncomingMessage): boolean =>
  /\bgzip\b/.test(String(req.headers['accept-encoding'] ?? ''));

/** The best coding that the client accepts. */
export function codingFor(req: IncomingMessage): Coding {
  const accepted = String(req.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return acceptsGzip(req) ? 'gzip' : null;
}

/** A window as large as the content. With the default one of 4 MB, each compression allocates 9 MB. */
const windowBits = (bytes: number): number =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 1))),
  );

/** @param quality of brotli, 0 to 11; 5 suits what is compressed once per request */
export async function compress(body: Buffer, coding: Coding, quality = 5): Promise<Buffer> {
  if (coding === 'br')
    return packBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: windowBits(body.byteLength),
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    });
  return coding === 'gzip' ? packGzip(body) : body;
}
