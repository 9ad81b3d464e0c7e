import type { Breakage } from './apply.ts';
import { isJourney, nameOf, runTests } from './run-tests.ts';
import { ACTIVE } from './settings.ts';
import { COPY, hashOfFile, keyOf, outcomes, type Recorded, type Recording } from './store.ts';

/** Least time that a test may take, in ms. */
const LEAST_TIMEOUT = 30_000;
/** A test that takes longer than this many times its recorded time has noticed. */
const SLOWER = 3;

export interface Candidate extends Recorded {
  name: string;
  file: string;
}

/** The recorded tests that reach a breakage, quick ones first: unit and component tests, then journeys. */
export function candidatesFor(id: string, recording: Recording): Candidate[] {
  return Object.entries(recording)
    .flatMap(([file, { tests }]) =>
      Object.entries(tests).map(([name, test]): Candidate => ({ ...test, name, file })),
    )
    .filter(({ reached, isReliable }) => isReliable && reached.includes(id))
    .sort(
      (a, b) => Number(isJourney(a.file)) - Number(isJourney(b.file)) || a.duration - b.duration,
    );
}

/** Runs the tests that reach the breakage while it is active, and stores which of them fail. */
export function runWithBreakage(breakage: Breakage, candidates: readonly Candidate[]): void {
  const all = outcomes.read();
  const known = all[keyOf(breakage)] ?? {};
  const tests = candidates.filter(({ name, file }) => known[name]?.hash !== hashOfFile(file));
  if (tests.length === 0) return;
  const longest = Math.max(...tests.map(({ duration }) => duration));
  const runs = runTests({
    folder: COPY,
    tests: tests.map(({ name }) => name),
    timeout: Math.max(LEAST_TIMEOUT, SLOWER * longest),
    env: { [ACTIVE]: breakage.id },
  });
  for (const { name, file } of tests) {
    const own = runs.filter((run) => nameOf(run) === name);
    if (own.length === 0) continue;
    known[name] = {
      hash: hashOfFile(file),
      failures: own
        .filter(({ hasFailed }) => hasFailed)
        .map(({ title, error = '' }) => ({ title, error })),
    };
  }
  all[keyOf(breakage)] = known;
  outcomes.write(all);
}
