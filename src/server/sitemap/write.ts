import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { noop } from '#/lib/noop.ts';
import { addressOf, alternatesOf, LOCALES } from '#/i18n/languages.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const xml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');

/** Beginning and end of a file of addresses. */
const URL_SET = {
  begin: `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`,
  end: '</urlset>\n',
} as const;

/** One entry per language, each with links to all languages. */
function entriesOf(path: string, origin: string): string {
  const links = alternatesOf(origin, path)
    .map(
      ({ hrefLang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${xml(href)}"/>`,
    )
    .join('');
  return LOCALES.map(
    (locale) => `<url><loc>${xml(addressOf(origin, locale, path))}</loc>${links}</url>\n`,
  ).join('');
}

/** Number of entries per path. */
const ENTRIES = LOCALES.length;

/** Name of the index. */
export const INDEX = 'sitemap.xml';
const partName = (number: number): string => `sitemap-${number}.xml`;

/** The index that lists the files of addresses. */
function indexText(origin: string, parts: number): string {
  const names = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${xml(`${origin}/${partName(index + 1)}`)}</loc></sitemap>\n`,
  );
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${names.join('')}</sitemapindex>\n`;
}

/** Limits of a file in the sitemap protocol. */
const MOST_ENTRIES = 50_000;
const MOST_BYTES = 50_000_000;
const END_BYTES = Buffer.byteLength(URL_SET.end);

interface WriteOptions {
  /** existing folder */
  folder: string;
  /** gzips the files, whose names then end with `.gz` */
  isPacked?: boolean;
  /** entries of a file */
  most?: number;
}

/** A file that is written piece by piece, as fast as the disk takes it. */
function openFile(file: string, isPacked: boolean) {
  const input = isPacked ? createGzip({ level: constants.Z_BEST_SPEED }) : new PassThrough();
  const written = pipeline(input, createWriteStream(isPacked ? `${file}.gz` : file));
  // `write` and `close` report the failure.
  written.catch(noop);
  return {
    async write(text: string): Promise<void> {
      if (!input.write(text)) await Promise.race([once(input, 'drain'), written]);
    },
    close(text: string): Promise<void> {
      input.end(text);
      return written;
    },
  };
}

/**
 * Writes `sitemap.xml`, the index, and the files that it lists. Memory is bounded: nothing is kept of what is written.
 * @param chunks paths without language prefix
 * @returns number of paths and of files of addresses
 */
export async function writeSitemap(
  chunks: AsyncIterable<readonly string[]>,
  origin: string,
  { folder, isPacked = false, most = MOST_ENTRIES }: WriteOptions,
): Promise<{ pages: number; parts: number }> {
  const open = (name: string) => openFile(join(folder, name), isPacked);
  let part: ReturnType<typeof openFile> | null = null;
  let [pages, parts, entries, bytes] = [0, 0, 0, 0];
  let text = '';
  const write = async () => part?.write(text);
  const end = async () => part?.close(text + URL_SET.end);
  for await (const chunk of chunks) {
    for (const path of chunk) {
      const added = entriesOf(path, origin);
      const addedBytes = Buffer.byteLength(added);
      if (!part || entries + ENTRIES > most || bytes + addedBytes + END_BYTES > MOST_BYTES) {
        await end();
        part = open(partName(++parts));
        text = URL_SET.begin;
        [entries, bytes] = [0, Buffer.byteLength(text)];
      }
      text += added;
      entries += ENTRIES;
      bytes += addedBytes;
    }
    pages += chunk.length;
    await write();
    text = '';
  }
  await end();
  await open(INDEX).close(indexText(origin, parts));
  return { pages, parts };
}
