import type { IncomingMessage } from 'node:http';
import { parseJson } from '#/lib/parse-json.ts';

/** The JSON body of a request; `too large` or null if it is not JSON. The rest of a large body is read and dropped. */
export const readJson = (req: IncomingMessage, maxBytes: number): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let length = 0;
    req
      .on('data', (part: Buffer) => {
        length += part.byteLength;
        if (length <= maxBytes) parts.push(part);
      })
      .on('end', () => {
        resolve(length > maxBytes ? 'too large' : parseJson(Buffer.concat(parts).toString()));
      })
      .on('error', reject);
  });
