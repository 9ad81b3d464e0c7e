import type { Difference, Grade } from '../grade.ts';

/** A difference, put together from every place and time it was seen. */
export interface Finding extends Omit<Difference, 'at'> {
  /** number of the rule, the same for ever */
  rule: string;
  grade: Grade;
  /** why it is lived with; null when nobody said so */
  accepted: string | null;
  /** other operations with the very same remark */
  alsoIn: readonly string[];
  /** what differed later, about the same thing: most likely for this reason */
  consequences: string[];
  operation: string;
  /** code the answer had, null when it was no envelope */
  code: number | null;
  screens: readonly string[];
  /** how often, and where first */
  count: number;
  first: { label: string; source: string; at: string };
  /** the exchange it was first seen in, redacted and shortened */
  example: { request: string; body: string; answer: string; curl: string };
}

/** One way of calling an operation and what came of it. */
export interface Case {
  operation: string;
  label: string;
  source: string;
  expected: string;
  got: string;
  ms: number;
  grade: Grade | 'ok' | 'absent';
  /** why, in a line a finding */
  because: readonly string[];
}

export interface OperationRow {
  operation: string;
  method: string;
  path: string;
  screens: readonly string[];
  calls: number;
  succeeded: number;
  absent: boolean;
  codes: Readonly<Record<string, number>>;
  breaks: number;
  tolerated: number;
  extra: number;
  medianMs: number | null;
  slowestMs: number | null;
  /** code 200, then the cases of failure */
  situations: readonly {
    code: number;
    when: string;
    covered: boolean;
    /** why it was not tried; null when it was */
    untried: string | null;
  }[];
}

export interface EnumRow {
  name: string;
  seen: readonly string[];
  unseen: readonly string[];
  unknown: readonly string[];
}

export interface StateRow {
  name: string;
  seenStates: readonly string[];
  unseenStates: readonly string[];
  seenSteps: readonly string[];
  unseenSteps: readonly string[];
}

/** Everything a run found, ready to be written. Nothing personal is in it. */
export interface Report {
  target: string;
  mode: string;
  startedAt: string;
  seconds: number;
  checkSeconds: number;
  exchanges: number;
  /** without what is accepted */
  totals: Record<Grade, number>;
  /** why the run ended before its journeys did; null when it did not */
  endedEarly: string | null;
  /** entries of the file of accepted findings that met nothing */
  unmetAcceptances: readonly string[];
  absent: readonly string[];
  coverage: Record<
    'operations' | 'codes' | 'situations' | 'enumValues' | 'steps',
    readonly [seen: number, all: number]
  >;
  findings: readonly Finding[];
  cases: readonly Case[];
  operations: readonly OperationRow[];
  enums: readonly EnumRow[];
  states: readonly StateRow[];
  /** what could not be tried, and why */
  notRun: readonly string[];
  /** what was made on the server and taken away again, or not */
  cleanUp: readonly string[];
}

/** Screens in words; `*` in the contract is the frame around every page. */
export const screensText = (screens: readonly string[]): string =>
  screens.map((screen) => (screen === '*' ? 'every page' : screen)).join(', ') || 'no page yet';

/** The screens that something breaks, with the operations at fault. */
export function brokenScreens({
  findings,
}: Pick<Report, 'findings'>): [screen: string, operations: string[]][] {
  const screens = new Map<string, Set<string>>();
  for (const { grade, accepted, screens: names, operation } of findings) {
    if (grade !== 'breaks' || accepted !== null) continue;
    for (const name of names.length > 0
      ? names.map((one) => screensText([one]))
      : [screensText([])])
      screens.set(name, (screens.get(name) ?? new Set()).add(operation));
  }
  return [...screens]
    .map(([name, operations]): [string, string[]] => [name, [...operations]])
    .sort(([a], [b]) => a.localeCompare(b));
}

/** 0: a storefront works with this server; 1: something breaks or is untrue, or the run ended early; 3: it works, but is not safe. */
export function exitCode({ totals, endedEarly }: Pick<Report, 'totals' | 'endedEarly'>): number {
  if (totals.breaks > 0 || totals.wrong > 0 || endedEarly !== null) return 1;
  return totals.security > 0 ? 3 : 0;
}
