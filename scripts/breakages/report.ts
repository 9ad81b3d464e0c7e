import type { Breakage } from './apply.ts';
import { candidatesFor } from './notice.ts';
import { isJourney } from './run-tests.ts';
import { hashOfFile, keyOf, type Outcomes, type Recording } from './store.ts';

/** Which tests notice a breakage. */
export interface Row {
  breakage: Breakage;
  journeys: string[];
  /** files of unit and component tests */
  units: string[];
  /** tests that reach it and have not been run */
  open: string[];
  /** tests that reach it and notice nothing */
  missed: string[];
}

/** What a journey proves. */
export interface Proof {
  journey: string;
  /** ms */
  duration: number;
  /** ids of the breakages it notices */
  noticed: string[];
  /** ids of those that no other test notices */
  alone: string[];
  /** whether it has been run with all breakages that it reaches */
  isComplete: boolean;
}

export function rowsOf(
  breakages: readonly Breakage[],
  recording: Recording,
  outcomes: Outcomes,
): Row[] {
  return breakages.map((breakage) => {
    const row: Row = { breakage, journeys: [], units: [], open: [], missed: [] };
    const known = outcomes[keyOf(breakage)] ?? {};
    for (const { name, file } of candidatesFor(breakage.id, recording)) {
      const outcome = known[name];
      if (outcome?.hash !== hashOfFile(file)) row.open.push(name);
      else if (outcome.failures.length === 0) row.missed.push(name);
      else (isJourney(file) ? row.journeys : row.units).push(name);
    }
    return row;
  });
}

export function proofsOf(rows: readonly Row[], recording: Recording): Proof[] {
  const journeys = Object.entries(recording).filter(([file]) => isJourney(file));
  return journeys.flatMap(([, { tests }]) =>
    Object.entries(tests).map(([journey, { duration }]): Proof => {
      const noticed = rows.filter((row) => row.journeys.includes(journey));
      const alone = noticed.filter((row) => row.journeys.length + row.units.length === 1);
      return {
        journey,
        duration,
        noticed: noticed.map(({ breakage }) => breakage.id),
        alone: alone.map(({ breakage }) => breakage.id),
        isComplete: rows.every(({ open }) => !open.includes(journey)),
      };
    }),
  );
}

/**
 * The journeys that may all go together, slow ones first: each breakage that they notice is noticed by a test that
 * stays. With the tests that notice it in their place.
 */
export function dispensable(rows: readonly Row[], proofs: readonly Proof[]) {
  const gone = new Set<string>();
  const found: { journey: string; duration: number; elsewhere: Record<string, string> }[] = [];
  const slowFirst = [...proofs].sort((a, b) => b.duration - a.duration);
  for (const { journey, duration, noticed, isComplete } of slowFirst) {
    if (!isComplete || noticed.length === 0) continue;
    const elsewhere = noticed.map((id): [string, string | undefined] => {
      const row = rows.find(({ breakage }) => breakage.id === id);
      const others = [...(row?.units ?? []), ...(row?.journeys ?? [])];
      return [id, others.find((name) => name !== journey && !gone.has(name))];
    });
    if (elsewhere.some(([, other]) => other === undefined)) continue;
    gone.add(journey);
    found.push({
      journey,
      duration,
      elsewhere: Object.fromEntries(elsewhere) as Record<string, string>,
    });
  }
  return found;
}

/** Tests that fail without a breakage under the deadlines of this command; they are not run with breakages. */
export const unreliableTests = (recording: Recording): string[] =>
  Object.values(recording).flatMap(({ tests }) =>
    Object.keys(tests).filter((name) => !tests[name]?.isReliable),
  );

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

const list = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [`\n${title}`, ...lines.map((line) => `  ${line}`)] : [];

/**
 * The report as lines of text.
 * @param isComplete all tests have been recorded
 */
export function reportText(
  rows: readonly Row[],
  proofs: readonly Proof[],
  unreliable: readonly string[],
  isComplete: boolean,
): string {
  const wasRun = ({ journeys, units, missed }: Row) =>
    journeys.length + units.length + missed.length > 0;
  return [
    ...list(
      'Which tests notice each breakage',
      rows
        .filter(wasRun)
        .flatMap(({ breakage, journeys, units, missed, open }) => [
          `${breakage.id}: ${breakage.feature}`,
          ...[...units, ...journeys].map((name) => `  noticed by ${name}`),
          `  ${missed.length} tests reach it without noticing, ${open.length} have not been run`,
        ]),
    ),
    ...list(
      'What each journey proves',
      proofs.map(
        ({ journey, duration, noticed, alone, isComplete }) =>
          `${journey} (${seconds(duration)}): ${noticed.length} noticed; alone: ${alone.join(', ') || 'none'}${isComplete ? '' : '; not run with all'}`,
      ),
    ),
    ...list(
      'Journeys that may go: what they notice is noticed elsewhere',
      dispensable(rows, proofs).flatMap(({ journey, duration, elsewhere }) => [
        `${journey} (${seconds(duration)})`,
        ...Object.entries(elsewhere).map(([id, other]) => `  ${id}: ${other}`),
      ]),
    ),
    ...list('Tests that fail without a breakage, and are not run with one', unreliable),
    ...list(
      'Breakages that no test notices',
      rows
        .filter(
          (row) =>
            wasRun(row) && row.open.length === 0 && row.journeys.length + row.units.length === 0,
        )
        .map(({ breakage }) => `${breakage.id}: ${breakage.feature}`),
    ),
    ...list(
      'Breakages that no recorded test reaches',
      rows
        .filter((row) => isComplete && !wasRun(row) && row.open.length === 0)
        .map(({ breakage }) => `${breakage.id}: ${breakage.feature}`),
    ),
  ].join('\n');
}
