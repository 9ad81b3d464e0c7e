import { EQUIVALENT, type EquivalentMutant } from './equivalent.ts';
import type { Report, ReportedMutant } from './run-area.ts';

interface Survivor {
  file: string;
  line: number;
  original: string;
  replacement: string;
  /** no test runs the code */
  isUncovered: boolean;
}

export interface Score {
  killed: number;
  survivors: Survivor[];
  /** equivalent mutants that were found */
  equivalent: EquivalentMutant[];
  /** killed mutants per cent of all that are not equivalent */
  percent: number;
}

const KILLED = new Set(['Killed', 'Timeout']);
const SURVIVED = new Set(['Survived', 'NoCoverage']);

/** The mutated code, with single spaces. */
function originalOf(source: string, { location: { start, end } }: ReportedMutant): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1)?.slice(0, end.column - 1) ?? '';
  lines[0] = lines[0]?.slice(start.column - 1) ?? '';
  return lines.join(' ').replaceAll(/\s+/g, ' ');
}

function survivorsOf(report: Report): Survivor[] {
  return Object.entries(report.files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => SURVIVED.has(status))
      .map((mutant) => ({
        file,
        line: mutant.location.start.line,
        original: originalOf(source, mutant),
        replacement: mutant.replacement.replaceAll(/\s+/g, ' '),
        isUncovered: mutant.status === 'NoCoverage',
      })),
  );
}

/** Counts what the tests noticed. Mutants that do not compile or run are left out. */
export function scoreOf(report: Report, known: readonly EquivalentMutant[] = EQUIVALENT): Score {
  const all = Object.values(report.files).flatMap(({ mutants }) => mutants);
  const killed = all.filter(({ status }) => KILLED.has(status)).length;
  const isSame = (mutant: Survivor) => (one: EquivalentMutant) =>
    one.file === mutant.file &&
    one.original === mutant.original &&
    one.replacement === mutant.replacement;
  const survived = survivorsOf(report);
  const survivors = survived.filter((mutant) => !known.some(isSame(mutant)));
  const equivalent = known.filter((one) => survived.some((mutant) => isSame(mutant)(one)));
  const total = killed + survivors.length;
  return { killed, survivors, equivalent, percent: total === 0 ? 100 : (killed / total) * 100 };
}
