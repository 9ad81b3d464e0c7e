import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type Coding, compress } from './compress.ts';

const unpackBrotli = promisify(brotliDecompress);

/** The gzip form is 1.3 times as long as the brotli form. */
const WITH_GZIP = 2.3;

export type Body = ReturnType<typeof bodyOf>;

/** The text of a page in the content codings that clients request. Each is made once. */
export function bodyOf(text: string) {
  let plain: Buffer | null = Buffer.from(text);
  let packedBytes = 0;
  const coded = new Map<Coding, Promise<Buffer>>();

  async function make(coding: Coding): Promise<Buffer> {
    const source = plain ?? (await unpackBrotli(await inCoding('br')));
    return compress(source, coding);
  }

  function inCoding(coding: Coding): Promise<Buffer> {
    if (coding === null) return make(null);
    const made = coded.get(coding) ?? make(coding);
    coded.set(coding, made);
    return made;
  }

  /** Drops the text: 15 % of its memory remain. Clients that accept no compression wait for its decompression. */
  async function pack(): Promise<void> {
    packedBytes = (await inCoding('br')).byteLength;
    plain = null;
  }

  /** Bytes in memory, with room for the gzip form. */
  const bytes = () => plain?.byteLength ?? packedBytes * WITH_GZIP;

  return { inCoding, pack, bytes };
}
