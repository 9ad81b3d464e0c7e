/**
 * Compares the built storefront with its budgets: JavaScript and CSS of each page's first load, gzip and brotli, and the
 * number of its scripts; none of them may import itself through others. With a
 * git revision it builds that, too, and prints what changed: first loads, and every chunk.
 * `npm run bench measure -- --sizes [REV]` prints the same tables.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pageSources } from '#generated/page-sources.ts';
import { changedChunks } from './measure/chunks.ts';
import { firstLoads, scriptsInCircles } from './measure/first-load.ts';
import { withWorktree } from './screens/worktree.ts';

/** Budget for the JavaScript of the first load of any page, brotli. */
const BUDGET_KB = 145;
/** Budget for the number of its scripts. */
const BUDGET_SCRIPTS = 20;

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const rows = firstLoads(dist, pageSources);
const column = (text: number | string, width: number, digits = 1) =>
  (typeof text === 'number' ? text.toFixed(digits) : text).padStart(width);
const signed = (value: number) => (value > 0 ? '+' : '') + value.toFixed(2);

async function printChanges(revision: string, checkout: string) {
  const file = pathToFileURL(join(checkout, 'generated', 'page-sources.ts')).href;
  const sources = ((await import(file)) as { pageSources: typeof pageSources }).pageSources;
  const distBefore = join(checkout, 'dist');
  const before = new Map(firstLoads(distBefore, sources).map((row) => [row.path, row.brotli]));
  console.log(`\n  ${`First load, JS brotli, KB`.padEnd(52)}${revision.padStart(12)}         now`);
  for (const { path, brotli } of rows) {
    const old = before.get(path) ?? 0;
    console.log(
      `  ${path.padEnd(52)}${column(old, 12)}${column(brotli, 12)}${column(signed(brotli - old), 9)}`,
    );
  }
  console.log('\n  Chunks that changed, JS brotli, bytes');
  for (const { name, before: old, after } of changedChunks(distBefore, dist))
    console.log(
      `  ${name.padEnd(52)}${column(old, 12, 0)}${column(after, 12, 0)}${column((after > old ? '+' : '') + (after - old), 9)}`,
    );
}

console.log(
  `  ${'First load, KB'.padEnd(36)}JS brotli (budget)   without queries   JS gzip   CSS brotli   scripts (at most ${BUDGET_SCRIPTS})`,
);
const isOver = ({ brotli, files }: (typeof rows)[number]) =>
  brotli > BUDGET_KB || files > BUDGET_SCRIPTS;
for (const row of rows) {
  const { path, page, gzip, brotli, css, files } = row;
  console.log(
    `${isOver(row) ? '✗' : ' '} ${path.padEnd(36)}${column(brotli, 9)}${column(`(${BUDGET_KB})`, 9)}${column(page, 18)}${column(gzip, 10)}${column(css, 13)}${column(files, 10, 0)}`,
  );
}
const circles = scriptsInCircles(dist);
if (circles.length > 0) console.log(`✗ Scripts that import themselves: ${circles.join(', ')}`);
const [revision] = process.argv.slice(2);
if (revision)
  await withWorktree(revision, join(root, '.cache', 'sizes-worktree'), (checkout) =>
    printChanges(revision, checkout),
  );
process.exitCode = rows.some(isOver) || circles.length > 0 ? 1 : 0;
