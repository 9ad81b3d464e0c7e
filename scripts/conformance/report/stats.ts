import type { Verdict } from '../check/check.ts';
import type { ContractOperation } from '../contract.ts';
import { ABSENT, type Exchange, SUCCESS } from '../exchange.ts';
import type { Grade } from '../grade.ts';
import type { Finding, OperationRow } from './report.ts';

/** A situation of the contract that was not tried, and why. */
export interface Untried {
  operation: string;
  situation: string | null;
  reason: string;
}

export interface OperationStats {
  calls: number;
  succeeded: number;
  absent: boolean;
  codes: Record<string, number>;
  times: number[];
  situations: Set<string>;
  /** exchanges over the limit for slow answers */
  slow: Exchange[];
  /** the newest one */
  last: Exchange | null;
}

export const newStats = (): OperationStats => ({
  calls: 0,
  succeeded: 0,
  absent: false,
  codes: {},
  times: [],
  situations: new Set(),
  slow: [],
  last: null,
});

export const roundMs = (ms: number): number => Math.round(ms * 10) / 10;

const situationKey = (code: number, when: string): string => `${code} ${when}`;

export const untriedKey = ({ operation, situation }: Omit<Untried, 'reason'>): string =>
  `${operation} ${situation ?? SUCCESS}`;

export function countExchange(
  stats: OperationStats,
  exchange: Exchange,
  { code, absent }: Verdict,
) {
  const { operation, ms, situation } = exchange;
  const effectiveCode = absent ? ABSENT : code;
  const key = String(effectiveCode ?? 'none');
  stats.calls += 1;
  stats.last = exchange;
  stats.times.push(roundMs(ms));
  stats.absent ||= absent;
  stats.codes[key] = (stats.codes[key] ?? 0) + 1;
  if (code === SUCCESS) stats.succeeded += 1;
  const candidates = operation.situations.filter((one) => one.code === effectiveCode);
  // A code with a single situation always covers it.
  const covered =
    candidates.length === 1 ? candidates[0] : candidates.find(({ when }) => when === situation);
  if (covered) stats.situations.add(situationKey(covered.code, covered.when));
}

function untriedReason(
  { id }: ContractOperation,
  stats: OperationStats | undefined,
  situation: string | null,
  untried: ReadonlyMap<string, string>,
): string {
  const reason = untried.get(untriedKey({ operation: id, situation }));
  if (reason !== undefined) return reason;
  if (!stats) return 'no journey tries it';
  return stats.absent && stats.succeeded === 0
    ? 'the backend does not have this extension'
    : `answered with ${Object.keys(stats.codes).join(', ')}`;
}

export function operationRow(
  operation: ContractOperation,
  stats: OperationStats | undefined,
  findings: readonly Finding[],
  untried: ReadonlyMap<string, string>,
): OperationRow {
  const count = (grade: Grade) =>
    findings.filter((finding) => finding.operation === operation.id && finding.grade === grade)
      .length;
  const { calls, succeeded, absent, codes, times, situations } = stats ?? newStats();
  const sorted = times.toSorted((a, b) => a - b);
  const isCovered = (code: number, when: string) =>
    code === SUCCESS ? succeeded > 0 : situations.has(situationKey(code, when));
  return {
    operation: operation.id,
    method: operation.method,
    path: operation.path,
    screens: operation.screens,
    calls,
    succeeded,
    absent: absent && succeeded === 0,
    codes,
    breaks: count('breaks'),
    tolerated: count('tolerated'),
    extra: count('extra'),
    medianMs: sorted[Math.floor(sorted.length / 2)] ?? null,
    slowestMs: sorted.at(-1) ?? null,
    situations: [{ code: SUCCESS, when: 'success' }, ...operation.situations].map(
      ({ code, when }) => ({
        code,
        when,
        covered: isCovered(code, when),
        untried: isCovered(code, when)
          ? null
          : untriedReason(operation, stats, code === SUCCESS ? null : when, untried),
      }),
    ),
  };
}
