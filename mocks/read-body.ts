import type { IncomingMessage } from 'node:http';

/** Uploaded pictures have at most 10 MB. */
const MAX_BYTES = 12 * 2 ** 20;

/** The body of a request; null if it is too large. The rest of such a body is received but not stored. */
export async function readBody(req: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += part.byteLength;
    if (length > MAX_BYTES) {
      req.resume();
      return null;
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}
