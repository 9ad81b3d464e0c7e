import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { Breakage } from './apply.ts';
import { isJourney, nameOf, runTests, SEPARATOR, type TestRun } from './run-tests.ts';
import { ACTIVE, LOG } from './settings.ts';
import { COPY, hashOfFile, keyOf, type Recorded, recordings, USES } from './store.ts';

/** Longest time of a test while it is recorded, in ms. */
const TIMEOUT = 90_000;
/** Files that are run by one command. */
const GROUP = 10;

/** Breakage that is active while tests are recorded: otherwise a page that another test requested is not rendered again. */
export const NO_PAGE_CACHE = 'page-cache';

interface Use {
  /** ms since 1970 */
  at: number;
  id: string;
}

/** Parses lines of a time and an id. */
export const readUses = (text: string): Use[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [at = '', id = ''] = line.split(' ');
      return { at: Number(at), id };
    });

/** The breakages that were used in a time span, in ms since 1970. */
export const usedBetween = (uses: readonly Use[], from: number, to: number): string[] => [
  ...new Set(uses.filter(({ at }) => at >= from && at <= to).map(({ id }) => id)),
];

/** Tests by their names. */
type Tests = Record<string, Recorded>;

const endOf = ({ startedAt, duration, fileEnd = startedAt + duration }: TestRun) => fileEnd;
const durationOf = ({ duration }: TestRun) => duration;

/** What files reach that ran one after the other. The time between two files is spent on imports of the second. */
export function recordedFiles(runs: readonly TestRun[], uses: readonly Use[]): Tests {
  const tests: Tests = {};
  let before = 0;
  const inOrder = runs.toSorted((one, other) => one.startedAt - other.startedAt);
  for (const [file, own] of Map.groupBy(inOrder, (run) => run.file)) {
    const end = Math.max(...own.map(endOf));
    const reached = usedBetween(uses, before, end);
    const duration = Math.max(...own.map(durationOf));
    tests[file] = { reached, duration, isReliable: !own.some(({ hasFailed }) => hasFailed) };
    before = end;
  }
  return tests;
}

function recordedJourneys(runs: readonly TestRun[], uses: readonly Use[]): Tests {
  const tests = runs.map((run): [string, Recorded] => [
    nameOf(run),
    {
      reached: usedBetween(uses, run.startedAt, endOf(run)),
      duration: run.duration,
      isReliable: !run.hasFailed,
    },
  ]);
  return Object.fromEntries(tests);
}

/** Runs tests that failed once more, without a breakage: the one that is active while recording may be why. */
function retryFailed(tests: Tests): void {
  const failed = Object.keys(tests).filter((name) => !tests[name]?.isReliable);
  if (failed.length === 0) return;
  const runs = runTests({ folder: COPY, tests: failed, timeout: TIMEOUT, env: {} });
  for (const name of failed) {
    const own = runs.filter((run) => nameOf(run) === name);
    const test = tests[name];
    if (test) test.isReliable = own.length > 0 && !own.some(({ hasFailed }) => hasFailed);
  }
}

function recordFiles(files: readonly string[]): Tests {
  rmSync(USES, { force: true });
  const env = { [LOG]: USES, [ACTIVE]: NO_PAGE_CACHE };
  const runs = runTests({ folder: COPY, tests: files, timeout: TIMEOUT, env });
  const uses = existsSync(USES) ? readUses(readFileSync(USES, 'utf8')) : [];
  const isOfJourney = ({ file }: TestRun) => isJourney(file);
  const tests = {
    ...recordedFiles(
      runs.filter((run) => !isOfJourney(run)),
      uses,
    ),
    ...recordedJourneys(runs.filter(isOfJourney), uses),
  };
  retryFailed(tests);
  return tests;
}

/** Groups of files of one kind. What a group has found is stored when it is complete. */
function groupsOf(files: readonly string[]): string[][] {
  const kinds = [files.filter((file) => !isJourney(file)), files.filter(isJourney)];
  return kinds.flatMap((kind) =>
    Array.from({ length: Math.ceil(kind.length / GROUP) }, (_, index) =>
      kind.slice(index * GROUP, (index + 1) * GROUP),
    ),
  );
}

/** Runs the files that have changed, or have not been run with these breakages, and stores what each test reaches. */
export function recordTests(
  files: readonly string[],
  wanted: readonly Breakage[],
  all: readonly Breakage[],
): void {
  const recording = recordings.read();
  const keys = all.map(keyOf);
  const isFresh = (file: string) => {
    const known = recording[file];
    return (
      known?.hash === hashOfFile(file) && wanted.every((one) => known.keys.includes(keyOf(one)))
    );
  };
  for (const group of groupsOf(files.filter((file) => !isFresh(file)))) {
    const tests = Object.entries(recordFiles(group));
    for (const file of group) {
      const own = tests.filter(([name]) => name === file || name.startsWith(file + SEPARATOR));
      recording[file] = { hash: hashOfFile(file), keys, tests: Object.fromEntries(own) };
      const reached = new Set(own.flatMap(([, test]) => test.reached)).size;
      console.log(`${file}: ${own.length} run alone, reaching ${reached} breakages`);
    }
    recordings.write(recording);
  }
}
