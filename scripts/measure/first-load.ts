import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { entryOf, filesOf, readManifest } from '#/server/manifest.ts';

/** KB of a page's first load. */
interface FirstLoad {
  path: string;
  /** JavaScript, brotli, without the queries that only frames need */
  page: number;
  /** JavaScript */
  brotli: number;
  gzip: number;
  /** brotli */
  css: number;
  /** number of scripts */
  files: number;
}

const TEXTS = 'locales/zh-CN/common.json';

/** First loads of all pages of a build. @param pageSources source files by path */
export function firstLoads(
  dist: string,
  pageSources: Record<string, readonly string[]>,
): FirstLoad[] {
  const manifest = readManifest(dist);
  const entry = entryOf(manifest);
  const packed = (pack: (body: Buffer) => Buffer) => {
    const known = new Map<string, number>();
    return (files: Set<string>) =>
      [...files].reduce((sum, file) => {
        const size = known.get(file) ?? pack(readFileSync(join(dist, file))).byteLength / 1024;
        known.set(file, size);
        return sum + size;
      }, 0);
  };
  const [brotli, gzip] = [packed(brotliCompressSync), packed(gzipSync)];
  return Object.entries(pageSources).map(([path, sources]) => {
    const page = sources.filter((file) => file.endsWith('/page.tsx'));
    // A document of a member's page is a frame: it loads the layout and the queries, too.
    const all = filesOf(manifest, [entry, ...sources, TEXTS]);
    return {
      path,
      page: brotli(filesOf(manifest, [entry, ...page, TEXTS]).js),
      brotli: brotli(all.js),
      gzip: gzip(all.js),
      css: brotli(all.css),
      files: all.js.size,
    };
  });
}

/** Names of scripts that import themselves through others: one of them runs before what it imports. */
export function scriptsInCircles(dist: string): string[] {
  const manifest = readManifest(dist);
  const importedBy = (keys: readonly string[]): Set<string> => {
    const found = new Set<string>();
    const open = [...keys];
    for (let key = open.pop(); key !== undefined; key = open.pop()) {
      if (found.has(key)) continue;
      found.add(key);
      open.push(...(manifest[key]?.imports ?? []));
    }
    return found;
  };
  return Object.entries(manifest)
    .filter(([key, { imports = [] }]) => importedBy(imports).has(key))
    .map(([, { name, file }]) => name ?? file);
}
