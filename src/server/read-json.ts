import type { IncomingMessage } from 'node:http';
import { parseJson } from '#/lib/parse-json.ts';

/** The JSON body of a request; `too large` or null if it is not JSON. The rest of a large body is read and dropped. */
export async function readJson(req: IncomingMessage, maxBytes: number): Promise<unknown> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of req as AsyncIterable<Buffer>) {
    length += part.byteLength;
    if (length <= maxBytes) parts.push(part);
  }
  return length > maxBytes ? 'too large' : parseJson(Buffer.concat(parts).toString());
}
