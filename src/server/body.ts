import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type Coding, compress } from './compress.ts';

const unpackBrotli = promisify(brotliDecompress);

/** The gzip form is 1.3 times as long as the brotli form. */
const WITH_GZIP = 2.3;

export type Body = ReturnType<typeof bodyOf>;

/** The text of a page in the content codings that clients request. Each is made once. */
export const bodyOf = (text: string | Buffer) =>
  bodyFrom(typeof text === 'string' ? Buffer.from(text) : text, null);

/** @param packed the text in brotli; needed only without the text */
export const packedBody = (packed: Buffer): Body => bodyFrom(null, packed);

function bodyFrom(text: Buffer | null, packed: Buffer | null) {
  let plain = text;
  let packedBytes = packed?.byteLength ?? 0;
  const coded = new Map<Coding, Promise<Buffer>>(packed ? [['br', Promise.resolve(packed)]] : []);

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
