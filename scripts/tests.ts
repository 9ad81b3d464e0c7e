/**
 * Prints how long the tests of the last `npm test` took that another revision has, too, and the others: `npm run bench
 * tests -- --against REVISION`. A test is known by its title, in the same file or, if it has no variable part, in any.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { journeyTimes, type TestTime, unitTimes } from './test/reports.ts';
import { findTitles, isKnown, type Titles } from './test/titles.ts';

const root = join(import.meta.dirname, '..');
const TESTS = 'tests/**/*.{test,spec}.{ts,tsx}';

const { values } = parseArgs({ options: { against: { type: 'string' } } });
if (values.against === undefined) throw new Error('Name a revision: --against REVISION');

/** The titles of the tests of a revision. */
function titlesAt(revision: string): Titles {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  const archive = spawnSync('git', ['archive', revision, 'tests'], {
    cwd: root,
    maxBuffer: Infinity,
  });
  if (archive.status !== 0) throw new Error(archive.stderr.toString());
  const unpacked = spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout });
  if (unpacked.status !== 0) throw new Error(unpacked.stderr.toString());
  const files = globSync(TESTS, { cwd: folder });
  const titles = findTitles(
    files.map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const),
  );
  rmSync(folder, { recursive: true });
  return titles;
}

const titles = titlesAt(values.against);
const sumOf = (tests: readonly TestTime[]) => ({
  tests: tests.length,
  seconds: Math.round(tests.reduce((sum, { ms }) => sum + ms, 0) / 1000),
});
function row(runner: string, tests: readonly TestTime[]) {
  const known = sumOf(tests.filter((test) => isKnown(titles, test)));
  const all = sumOf(tests);
  return {
    runner,
    'known tests': known.tests,
    'their seconds': known.seconds,
    'new tests': all.tests - known.tests,
    'seconds of new tests': all.seconds - known.seconds,
    'share of known, %': Math.round((100 * known.seconds) / Math.max(1, all.seconds)),
  };
}
console.table([
  row('vitest', unitTimes(join(root, '.cache/vitest.json'))),
  row('Playwright', journeyTimes(join(root, '.cache/playwright.json'))),
]);
