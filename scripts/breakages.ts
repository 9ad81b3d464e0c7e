/**
 * Breaks one feature at a time and lists the tests that notice: `npm run bench breakages`. All breakages are in one copy of the
 * shop, which is built once; a variable selects one at run time. First every test runs once, to find the breakages that it
 * reaches; then each breakage is run with the tests that reach it. Results are stored in .cache/breakages.
 * `-- --only focus-return,page-cache` selects breakages, `--tests buy,component/ui` parts of the paths of test files,
 * `--limit 5` runs at most that many tests for each breakage, `--report` runs nothing. `--patience 4` multiplies all
 * deadlines, for a machine that has other work.
 */
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildCopy, styleProbes, writeCopy } from './breakages/copy.ts';
import { candidatesFor, runWithBreakage } from './breakages/notice.ts';
import { recordTests } from './breakages/record.ts';
import { dispensable, proofsOf, reportText, rowsOf, unreliableTests } from './breakages/report.ts';
import { isJourney, patience } from './breakages/run-tests.ts';
import { COPY, outcomes, recordings, reports } from './breakages/store.ts';
import { BREAKAGES } from './breakages/table/all.ts';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    tests: { type: 'string' },
    limit: { type: 'string', default: 'Infinity' },
    patience: { type: 'string', default: '1' },
    report: { type: 'boolean', default: false },
  },
});

patience.factor = Number(values.patience);
const only = values.only?.split(',');
const unknown = only?.filter((id) => BREAKAGES.every((breakage) => breakage.id !== id)) ?? [];
if (unknown.length > 0) throw new Error(`There is no breakage ${unknown.join(', ')}`);
const wanted = BREAKAGES.filter(({ id }) => only?.includes(id) ?? true);

const paths = values.tests?.split(',');
const allFiles = globSync('tests/**/*.{test.ts,test.tsx,spec.ts}', { cwd: root })
  // These read the sources.
  .filter((file) => !file.startsWith('tests/unit/breakages/'))
  .sort();
const files = allFiles.filter((file) => paths?.some((path) => file.includes(path)) ?? true);

function runAll(): void {
  writeCopy(root, COPY, BREAKAGES);
  mkdirSync(join(COPY, '.cache'), { recursive: true });
  writeFileSync(join(COPY, '.cache', 'probes.json'), JSON.stringify(styleProbes(root, BREAKAGES)));
  if (files.some(isJourney)) buildCopy(COPY);
  recordTests(files, wanted, BREAKAGES);
  const recording = recordings.read();
  for (const breakage of wanted) {
    const reaching = candidatesFor(breakage.id, recording);
    const candidates = reaching.filter(({ file }) => files.includes(file));
    runWithBreakage(breakage, candidates.slice(0, Number(values.limit)));
    const [row] = rowsOf([breakage], recording, outcomes.read());
    console.log(
      `${breakage.id}: ${row?.units.length} files and ${row?.journeys.length} journeys of ${reaching.length} notice`,
    );
  }
}

if (!values.report) runAll();
const recording = recordings.read();
const rows = rowsOf(BREAKAGES, recording, outcomes.read());
const proofs = proofsOf(rows, recording);
reports.write({ rows, proofs, dispensable: dispensable(rows, proofs) });
const isComplete = allFiles.every((file) => recording[file]);
console.log(reportText(rows, proofs, unreliableTests(recording), isComplete));
