import * as zlib from 'node:zlib';

type Decompressor = (body: Buffer) => Buffer;

/** Node 20 has no zstd. */
const zstd = 'zstdDecompressSync' in zlib ? (zlib.zstdDecompressSync as Decompressor) : null;
export const hasZstd = zstd !== null;

const DECOMPRESS: Record<string, Decompressor> = {
  gzip: zlib.gunzipSync,
  br: zlib.brotliDecompressSync,
  deflate: zlib.inflateSync,
  ...(zstd ? { zstd } : {}),
};

/** A body that does not match its encoding is returned as received. */
export function decompress(body: Buffer, encoding: string): Buffer {
  const decompressor = DECOMPRESS[encoding];
  if (!decompressor || body.length === 0) return body;
  try {
    return decompressor(body);
  } catch {
    return body;
  }
}
