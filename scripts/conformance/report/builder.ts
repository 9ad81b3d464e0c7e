import { createChecker, type Verdict } from '../check/check.ts';
import type { Contract } from '../contract.ts';
import type { Exchange } from '../exchange.ts';
import { type Difference, type Grade, gradeOf, GRADES } from '../grade.ts';
import { SLOW_MS } from '../limits.ts';
import { ownDifferences } from '../own/rules.ts';
import type { OwnRule } from '../own/types.ts';
import { createRedactor, type Redactor } from '../redact.ts';
import type { ShownPicture } from '../rules/pictures.ts';
import { type Accepted, acceptedBy } from './accepted.ts';
import { coverageOf, stateRows } from './coverage.ts';
import { enumRows } from './enums.ts';
import { createFindings } from './findings.ts';
import { foldEqual } from './fold.ts';
import { hideSecrets, redactReport } from './redacted.ts';
import type { Case, Finding, Report } from './report.ts';
import {
  countExchange,
  newStats,
  operationRow,
  type OperationStats,
  roundMs,
  type Untried,
  untriedKey,
} from './stats.ts';

/** Checks exchanges and builds the report. */
export interface ReportBuilder {
  record(exchange: Exchange): Verdict;
  /** a user received private data of another user */
  addLeak(exchange: Exchange, fields: readonly string[]): void;
  /** a sample of the pictures that answers have shown, of so many addresses or one of each field */
  pictures(most: number): ShownPicture[];
  /** something wrong with what a successful answer has shown, that a later call shows */
  addLater(exchange: Exchange, difference: Difference): void;
  /** something that could not be tried, and why; `lost`: steps for which the server had no data */
  skip(what: string, untried?: Untried, lost?: number): void;
  /** a simulated party or time has changed something */
  outside(what: string): void;
  addCleanUp(line: string): void;
  /** reads that were slow once: no finding until they are sent again */
  slowOnce(): Exchange[];
  /** the time of a read that was sent again, which is not checked */
  addTime(exchange: Exchange, ms: number): void;
  endEarly(why: string): void;
  readonly findingCount: number;
  redactor: Redactor;
  report(facts: { target: string; mode: string }): Report;
}

export interface ReportOptions {
  limitMs: number;
  slowMs?: number;
  /** start of the run, if it was earlier than now (`performance.now`) */
  started?: number;
  accepted?: readonly Accepted[];
  /** per cent of the steps that a run must do; null: any */
  requireCoverage?: number | null;
  /** of the values of journeys */
  seed?: number;
  ownRules?: readonly OwnRule[];
}

export function createReportBuilder(
  contract: Contract,
  {
    limitMs,
    slowMs = SLOW_MS,
    started = performance.now(),
    accepted = [],
    requireCoverage = null,
    seed,
    ownRules = [],
  }: ReportOptions,
): ReportBuilder {
  const checker = createChecker(contract, limitMs, seed);
  const redactor = createRedactor();
  const findings = createFindings(accepted, redactor);
  const cases: Case[] = [];
  const statsByOperation = new Map<string, OperationStats>();
  const notRun = new Set<string>();
  const untried = new Map<string, string>();
  const cleanUp: string[] = [];
  let endedEarly: string | null = null;
  let checkMs = 0;
  let lostSteps = 0;

  function record(exchange: Exchange): Verdict {
    const before = performance.now();
    const verdict = checker.check(exchange);
    verdict.differences.push(...ownDifferences(ownRules, exchange, verdict.code, verdict.data));
    checkMs += performance.now() - before;
    hideSecrets(redactor, exchange.body);
    hideSecrets(redactor, verdict.data);
    const { operation, ms, answer } = exchange;
    const stats = statsByOperation.get(operation.id) ?? newStats();
    statsByOperation.set(operation.id, stats);
    countExchange(stats, exchange, verdict);
    if (ms > slowMs && 'status' in answer) stats.slow.push(exchange);
    findings.add(exchange, verdict);
    cases.push(caseOf(exchange, verdict));
    return verdict;
  }

  function report({ target, mode }: { target: string; mode: string }): Report {
    for (const stats of statsByOperation.values()) {
      findings.addSlow(stats, slowMs);
      findings.addSlowing(stats);
    }
    const all = findings.list();
    const folded = foldEqual(all).sort(
      (a, b) =>
        GRADES.indexOf(a.grade) - GRADES.indexOf(b.grade) ||
        reachOf(b) - reachOf(a) ||
        a.operation.localeCompare(b.operation),
    );
    const operations = [...contract.operations.values()].map((operation) =>
      operationRow(operation, statsByOperation.get(operation.id), all, untried),
    );
    const enums = enumRows(contract, checker.enumsSeen);
    const states = stateRows(checker.states);
    const unredacted: Report = {
      target,
      mode,
      startedAt: new Date(performance.timeOrigin + started).toISOString(),
      seconds: Math.round(performance.now() - started) / 1000,
      checkSeconds: Math.round(checkMs) / 1000,
      exchanges: cases.length,
      lostSteps,
      requireCoverage,
      seed: seed ?? null,
      totals: totalsOf(folded),
      endedEarly,
      unmetAcceptances: accepted
        .filter((entry) => !all.some((one) => acceptedBy([entry], one.operation, one)))
        .map(({ rule, operation }) => `${rule} ${operation}`),
      absent: operations.filter((row) => row.absent).map((row) => row.operation),
      coverage: coverageOf(operations, enums, states, checker.states),
      rules: checker.rules.applied(),
      findings: folded,
      cases,
      operations,
      enums,
      states,
      notRun: [...notRun],
      cleanUp,
    };
    return redactReport(unredacted, redactor);
  }

  const slowOnce = () =>
    [...statsByOperation.values()].flatMap(({ slow: [first, second] }) =>
      first && !second && first.operation.reading ? [first] : [],
    );

  function addTime(exchange: Exchange, ms: number) {
    const stats = statsByOperation.get(exchange.operation.id);
    stats?.times.push(roundMs(ms));
    if (ms > slowMs) stats?.slow.push({ ...exchange, ms });
  }

  return {
    record,
    slowOnce,
    addTime,
    addLeak: findings.addLeak,
    pictures: checker.rules.pictures,
    addLater: findings.addLater,
    skip: (what, one, lost = 0) => {
      notRun.add(what);
      lostSteps += lost;
      if (one) untried.set(untriedKey(one), one.reason);
    },
    outside: checker.rules.outside,
    endEarly: (why) => void (endedEarly ??= why),
    get findingCount() {
      return findings.list().filter(({ accepted: reason }) => reason === null).length;
    },
    addCleanUp: (line) => void cleanUp.push(line),
    redactor,
    report,
  };
}

const EVERY_PAGE = 1000;
/** How many screens and operations a finding concerns. */
const reachOf = ({ screens, alsoIn }: Finding): number =>
  (screens?.includes('*') ? EVERY_PAGE : (screens?.length ?? 0)) + alsoIn.length;

const totalsOf = (findings: readonly Finding[]): Record<Grade, number> =>
  Object.fromEntries(
    GRADES.map((grade) => [
      grade,
      findings.filter((finding) => finding.grade === grade && finding.accepted === null).length,
    ]),
  ) as Record<Grade, number>;

function caseOf(
  { operation, label, source, expected, ms }: Exchange,
  { code, absent, differences }: Verdict,
): Case {
  const grades = differences.map(gradeOf);
  const worst = GRADES.find((grade) => grades.includes(grade));
  return {
    operation: operation.id,
    label,
    source,
    expected: expected?.join(' or ') ?? 'as listed',
    got: absent ? 'absent' : String(code ?? 'no envelope'),
    ms: roundMs(ms),
    grade: absent ? 'absent' : (worst ?? 'ok'),
    because: differences.map(
      (one) => `${one.kind} ${one.at}: expected ${one.expected}, got ${one.got}`,
    ),
  };
}
