/**
 * Sizes of the built storefront against its budgets: JavaScript and CSS that each page loads at first, gzip and brotli.
 * `npm run measure -- --sizes` prints the same table.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { entryOf, filesOf, readManifest } from './serve/manifest.ts';

/** Home's first load, gzip; and what any other page may add to the common part. */
const HOME_BUDGET_KB = 150;
const OTHER_EXTRA_KB = 45;
/** First page of any route, brotli. */
const BROTLI_BUDGET_KB = 145;

const dist = join(import.meta.dirname, '..', 'dist');
const manifest = readManifest(dist);

const kb = (bytes: number) => bytes / 1024;
const weigh = (files: Set<string>, pack: (body: Buffer) => Buffer) =>
  [...files].reduce((sum, file) => sum + kb(pack(readFileSync(join(dist, file))).byteLength), 0);

const entry = entryOf(manifest);
const texts = (area: string) => `locales/zh-CN/${area}.json`;
const pages = Object.keys(manifest)
  .filter((key) => /^src\/pages\/.*-page\.tsx$/.test(key))
  .sort();
const home = 'src/pages/home/home-page.tsx';

const rows = pages.map((page) => {
  const { js, css } = filesOf(manifest, [entry, page, texts('common')]);
  return {
    page: page.replace(/^src\/pages\//, '').replace(/-page\.tsx$/, ''),
    gzip: weigh(js, gzipSync),
    brotli: weigh(js, brotliCompressSync),
    css: weigh(css, brotliCompressSync),
    files: js.size,
  };
});
const homeRow = rows.find(
  ({ page }) => page === home.slice('src/pages/'.length, -'-page.tsx'.length),
);
const limit = (page: string) =>
  page === homeRow?.page ? HOME_BUDGET_KB : (homeRow?.gzip ?? HOME_BUDGET_KB) + OTHER_EXTRA_KB;

console.log(
  'First load, KB            JS gzip   (budget)   JS brotli (budget)   CSS brotli   scripts',
);
let over = 0;
for (const { page, gzip, brotli, css, files } of rows) {
  const bad = gzip > limit(page) || brotli > BROTLI_BUDGET_KB;
  if (bad) over += 1;
  console.log(
    `${bad ? '✗' : ' '} ${page.padEnd(24)}${gzip.toFixed(1).padStart(7)}${`(${limit(page).toFixed(0)})`.padStart(10)}${brotli.toFixed(1).padStart(12)}${`(${BROTLI_BUDGET_KB})`.padStart(9)}${css.toFixed(1).padStart(12)}${String(files).padStart(10)}`,
  );
}
if (!homeRow) throw new Error('The build has no home page');
process.exitCode = over === 0 ? 0 : 1;
