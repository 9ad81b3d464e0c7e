/**
 * Screenshots. Without options: those of the README. `--out DIR`: every page and state (tests/pages.ts, tests/e2e/tours) of
 * this checkout. `--compare REV`: the same of a revision and of this checkout, a page of the differences in
 * .cache/screens/report, and in its `sheets` the first views of each screen side by side, a row per language. `--first`:
 * the first view of pages instead of all of it. `--width 390,1280`, `--only home,product,guest` (pages by folder, or tours),
 * `--languages en,th`.
 * Needs Chromium and fonts for the five languages.
 */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { comparedScreens } from './screens/compare.ts';
import { parseOptions } from './screens/options.ts';
import { takeReadmeScreens } from './screens/readme.ts';
import { writeReport } from './screens/report.ts';
import { writeSheets } from './screens/sheets.ts';
import { takeScreens } from './screens/take.ts';
import { withWorktree } from './screens/worktree.ts';
import { buildIfStale, generateIfStale } from './steps.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, '.cache', 'screens');
const { compare, out, selection } = parseOptions(process.argv.slice(2));

await generateIfStale();
await buildIfStale();
ensureChromium();
if (compare !== undefined) {
  const before = join(folder, 'before');
  const after = join(folder, 'after');
  const report = join(folder, 'report');
  for (const old of [before, after, report]) rmSync(old, { recursive: true, force: true });
  await withWorktree(compare, join(folder, 'worktree'), (checkout) =>
    takeScreens(checkout, before, selection),
  );
  takeScreens(root, after, selection);
  const screens = await comparedScreens(before, after, report);
  console.log(writeReport(report, compare, screens));
  console.log(`${await writeSheets([before, after], join(report, 'sheets'))} sheets`);
} else if (out !== undefined) {
  takeScreens(root, resolve(out), selection);
} else {
  await takeReadmeScreens();
}
process.exit(0);
