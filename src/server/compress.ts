import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Coding = 'br' | 'gzip' | null;

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** The best coding that the client accepts. */
export function codingFor(req: IncomingMessage): Coding {
  const accepted = String(req.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

/** @param quality of brotli, 0 to 11; 5 suits what is compressed once per request */
export async function compress(body: Buffer, coding: Coding, quality = 5): Promise<Buffer> {
  if (coding === 'br')
    return packBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  return coding === 'gzip' ? packGzip(body) : body;
}
