import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const CODINGS = ['br', 'gzip'] as const;

export type Coding = (typeof CODINGS)[number] | null;

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Not if it is listed with the weight 0. */
const accepts = ({ headers }: IncomingMessage, coding: string): boolean =>
  new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i').test(
    String(headers['accept-encoding'] ?? ''),
  );

export const acceptsGzip = (req: IncomingMessage): boolean => accepts(req, 'gzip');

/** The codings that the client accepts, the best first. */
export const acceptedCodings = (req: IncomingMessage) =>
  CODINGS.filter((coding) => accepts(req, coding));

/** The best coding that the client accepts. */
export const codingFor = (req: IncomingMessage): Coding => acceptedCodings(req)[0] ?? null;

/** A window as large as the content. With the default one of 4 MB, each compression allocates 9 MB. */
const windowBits = (bytes: number): number =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 1))),
  );

/** Of brotli, 0 to 11: suits what is compressed once per request. */
const QUALITY = 5;
/** Of what is compressed, in bytes: a page in one or two pieces, each of which the event loop has to take over. */
const CHUNK_BYTES = 64 * 1024;

export async function compress(body: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'br')
    return packBrotli(body, {
      chunkSize: CHUNK_BYTES,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: windowBits(body.byteLength),
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    });
  return coding === 'gzip' ? packGzip(body) : body;
}
