import type { Difference, Grade } from '../grade.ts';

/** A difference with all its occurrences. */
export interface Finding extends Omit<Difference, 'at'> {
  /** number of the rule, stable across versions */
  rule: string;
  grade: Grade;
  /** reason of the acceptance; null when it is not accepted */
  accepted: string | null;
  /** other operations with the same finding */
  alsoIn: readonly string[];
  /** later differences about the same resource, most likely caused by this one */
  consequences: string[];
  operation: string;
  /** code of the answer; null without an envelope */
  code: number | null;
  /** null if they are not known */
  screens: readonly string[] | null;
  /** occurrences, and the first one */
  count: number;
  first: { label: string; source: string; at: string };
  /** the first exchange, redacted and shortened */
  example: { request: string; body: string; answer: string; curl: string };
}

/** One call of an operation and its result. */
export interface Case {
  operation: string;
  label: string;
  source: string;
  expected: string;
  got: string;
  ms: number;
  grade: Grade | 'ok' | 'absent';
  /** one line per difference */
  because: readonly string[];
}

export interface OperationRow {
  operation: string;
  method: string;
  path: string;
  screens: readonly string[] | null;
  calls: number;
  succeeded: number;
  absent: boolean;
  codes: Readonly<Record<string, number>>;
  breaks: number;
  tolerated: number;
  extra: number;
  medianMs: number | null;
  slowestMs: number | null;
  /** success, then the situations of the contract */
  situations: readonly {
    code: number;
    when: string;
    covered: boolean;
    /** why it was not tried; null when covered */
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

/** The result of a run, without personal data. */
export interface Report {
  target: string;
  mode: string;
  startedAt: string;
  seconds: number;
  checkSeconds: number;
  exchanges: number;
  /** steps that the run was allowed to do and could not: the server had no data for them, or an earlier step failed */
  lostSteps: number;
  /** per cent of the steps that the run had to do; null: any */
  requireCoverage: number | null;
  /** repeats the values of journeys; null: a run without journeys */
  seed: number | null;
  /** without accepted findings */
  totals: Record<Grade, number>;
  /** why the run stopped early; null when it is complete */
  endedEarly: string | null;
  /** accepted findings that did not occur */
  unmetAcceptances: readonly string[];
  absent: readonly string[];
  coverage: Record<
    'operations' | 'codes' | 'situations' | 'enumValues' | 'steps',
    readonly [seen: number, all: number]
  >;
  /** operations that each kind of rules had something to compare in */
  rules: Readonly<Record<string, number>>;
  findings: readonly Finding[];
  cases: readonly Case[];
  operations: readonly OperationRow[];
  enums: readonly EnumRow[];
  states: readonly StateRow[];
  /** what was not tried, and why */
  notRun: readonly string[];
  /** data created on the server, and whether it was removed */
  cleanUp: readonly string[];
}

export const share = ([part, all]: readonly [number, number]): string => `${part} of ${all}`;

/** Formats screens; `*` is the frame of every page. */
export const screensText = (screens: readonly string[] | null): string =>
  screens
    ? screens.map((screen) => (screen === '*' ? 'every page' : screen)).join(', ') || 'no page yet'
    : '';

/** The screens that break, with the operations that break them. */
export function brokenScreens({
  findings,
}: Pick<Report, 'findings'>): [screen: string, operations: string[]][] {
  const screens = new Map<string, Set<string>>();
  for (const { grade, accepted, screens: names, operation } of findings) {
    if (grade !== 'breaks' || accepted !== null || !names) continue;
    for (const name of names.length > 0
      ? names.map((one) => screensText([one]))
      : [screensText([])])
      screens.set(name, (screens.get(name) ?? new Set()).add(operation));
  }
  return [...screens]
    .map(([name, operations]): [string, string[]] => [name, [...operations]])
    .sort(([a], [b]) => a.localeCompare(b));
}

type Steps = Pick<Report, 'exchanges' | 'lostSteps'>;
/** Per cent of the steps that a run was allowed to do and could. */
export const stepShare = ({ exchanges, lostSteps }: Steps): number =>
  exchanges === 0 ? 0 : (100 * exchanges) / (exchanges + lostSteps);

export const isTooLittle = (report: Steps & Pick<Report, 'requireCoverage'>): boolean =>
  report.requireCoverage !== null && stepShare(report) < report.requireCoverage;

/** The result in one sentence. */
export function verdictOf(report: Outcome): string {
  const { totals, endedEarly, requireCoverage } = report;
  if (endedEarly !== null) return `The run ended early. ${endedEarly}`;
  const serious = totals.breaks + totals.wrong + totals.security;
  if (serious > 0) {
    const parts = SERIOUS.filter(([grade]) => totals[grade] > 0).map(
      ([grade, name]) => `${totals[grade]} ${name}`,
    );
    return `Does not conform. Findings: ${parts.join(', ')}.`;
  }
  if (isTooLittle(report))
    return `The run did too little: ${stepShare(report).toFixed(0)} % of its steps, ${requireCoverage} % are required.`;
  return 'Conforms.';
}
const SERIOUS: readonly [Grade, string][] = [
  ['breaks', 'breaking'],
  ['wrong', 'wrong values'],
  ['security', 'security'],
];

type Outcome = Pick<Report, 'totals' | 'endedEarly' | 'requireCoverage'> & Steps;
/**
 * 0: conforms; 1: breaking or wrong values, the run ended early, or it did less than required; 3: security findings
 * only.
 */
export function exitCode(report: Outcome): number {
  const { totals, endedEarly } = report;
  if (totals.breaks > 0 || totals.wrong > 0 || endedEarly !== null || isTooLittle(report)) return 1;
  return totals.security > 0 ? 3 : 0;
}
