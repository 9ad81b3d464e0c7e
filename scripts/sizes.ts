/**
 * Compares the built storefront with its budgets: JavaScript and CSS of each page's first load, gzip and brotli.
 * `npm run measure -- --sizes` prints the same table.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { pageSources } from '#generated/page-sources.ts';
import { entryOf, filesOf, readManifest } from '#/server/manifest.ts';

/** Budget for the JavaScript of the first load of any page, brotli. */
const BUDGET_KB = 145;

const dist = join(import.meta.dirname, '..', 'dist');
const manifest = readManifest(dist);

const kb = (bytes: number) => bytes / 1024;
const weigh = (files: Set<string>, pack: (body: Buffer) => Buffer) =>
  [...files].reduce((sum, file) => sum + kb(pack(readFileSync(join(dist, file))).byteLength), 0);

const entry = entryOf(manifest);
const texts = (area: string) => `locales/zh-CN/${area}.json`;
const rows = Object.entries(pageSources).map(([path, sources]) => {
  const page = sources.filter((file) => file.endsWith('/page.tsx'));
  const { js, css } = filesOf(manifest, [entry, ...page, texts('common')]);
  const all = filesOf(manifest, [entry, ...sources, texts('common')]);
  return {
    page: path,
    gzip: weigh(js, gzipSync),
    brotli: weigh(js, brotliCompressSync),
    withData: weigh(all.js, brotliCompressSync),
    css: weigh(css, brotliCompressSync),
    files: js.size,
  };
});
console.log(
  'First load, KB                        JS gzip   JS brotli (budget)   CSS brotli   scripts   + layout and queries',
);
let over = 0;
for (const { page, gzip, brotli, css, files, withData } of rows) {
  const bad = brotli > BUDGET_KB;
  if (bad) over += 1;
  console.log(
    `${bad ? '✗' : ' '} ${page.padEnd(36)}${gzip.toFixed(1).padStart(7)}${brotli.toFixed(1).padStart(12)}${`(${BUDGET_KB})`.padStart(9)}${css.toFixed(1).padStart(12)}${String(files).padStart(10)}${withData.toFixed(1).padStart(23)}`,
  );
}
process.exitCode = over === 0 ? 0 : 1;
