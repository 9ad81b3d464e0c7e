import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Coding = 'br' | 'gzip' | null;

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Not if it is listed with the weight 0. */
const accepts = ({ headers }: IncomingMessage, coding: string): boolean =>
  new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i').test(
    String(headers['accept-encoding'] ?? ''),
  );

export const acceptsGzip = (req: IncomingMessage): boolean => accepts(req, 'gzip');

/** The best coding that the client accepts. */
export function codingFor(req: IncomingMessage): Coding {
  if (accepts(req, 'br')) return 'br';
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
