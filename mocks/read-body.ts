import type { Readable } from 'node:stream';

/** Uploaded pictures have at most 10 MB. */
const MAX_BYTES = 12 * 2 ** 20;

/** The body of a request; null if it is too large: then it is received, but not stored. */
export async function readBody(req: Readable): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of req as AsyncIterable<Buffer>) {
    length += part.byteLength;
    if (length <= MAX_BYTES) parts.push(part);
    else parts.length = 0;
  }
  return length <= MAX_BYTES ? Buffer.concat(parts) : null;
}
