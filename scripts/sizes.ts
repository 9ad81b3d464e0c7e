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
const texts = 'locales/zh-CN/common.json';
const rows = Object.entries(pageSources).map(([path, sources]) => {
  const page = sources.filter((file) => file.endsWith('/page.tsx'));
  const { js } = filesOf(manifest, [entry, ...page, texts]);
  // A document of a member's page is a frame: it loads the layout and the queries, too.
  const all = filesOf(manifest, [entry, ...sources, texts]);
  return {
    path,
    page: weigh(js, brotliCompressSync),
    gzip: weigh(all.js, gzipSync),
    brotli: weigh(all.js, brotliCompressSync),
    css: weigh(all.css, brotliCompressSync),
    files: all.js.size,
  };
});
const column = (text: number | string, width: number, digits = 1) =>
  (typeof text === 'number' ? text.toFixed(digits) : text).padStart(width);
console.log(
  `  ${'First load, KB'.padEnd(36)}JS brotli (budget)   without queries   JS gzip   CSS brotli   scripts`,
);
for (const { path, page, gzip, brotli, css, files } of rows)
  console.log(
    `${brotli > BUDGET_KB ? '✗' : ' '} ${path.padEnd(36)}${column(brotli, 9)}${column(`(${BUDGET_KB})`, 9)}${column(page, 18)}${column(gzip, 10)}${column(css, 13)}${column(files, 10, 0)}`,
  );
process.exitCode = rows.every(({ brotli }) => brotli <= BUDGET_KB) ? 0 : 1;
