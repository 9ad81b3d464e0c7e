import type { Verdict } from '../check/check.ts';
import { type Exchange, SUCCESS } from '../exchange.ts';
import { type Difference, gradeOf, type Kind, ruleOf } from '../grade.ts';
import type { Redactor } from '../redact.ts';
import { type Accepted, acceptedBy } from './accepted.ts';
import { curlOf } from './curl.ts';
import type { Finding } from './report.ts';
import { isRising } from './rising.ts';
import type { OperationStats } from './stats.ts';

const MAX_ANSWER_LENGTH = 8000;
/** Differences that can be the consequence of an earlier one about the same resource. */
const CONSEQUENCES: ReadonlySet<Kind> = new Set([
  'refused',
  'wrong-value',
  'transition',
  'not-refused',
]);
const CAUSES: ReadonlySet<Kind> = new Set([...CONSEQUENCES, 'admitted', 'leak']);

const MIN_SLOW = 2;
/** One of this many. */
const MIN_SLOW_SHARE = 4;

type KeyFields = Pick<Difference, 'kind' | 'path' | 'expected'>;
const keyOf = (operation: string, code: number | null, { kind, path, expected }: KeyFields) =>
  [operation, code, kind, path, expected].join('\n');

/** Collects differences: equal ones become one finding, consequences are added to their cause. */
export interface Findings {
  add(exchange: Exchange, verdict: Verdict): void;
  /** something wrong with what a successful answer has shown */
  addLater(exchange: Exchange, difference: Difference): void;
  addLeak(exchange: Exchange, fields: readonly string[]): void;
  /** adds a finding when several answers of an operation were slow, at least a quarter of them */
  addSlow(stats: OperationStats, slowMs: number): void;
  /** adds a finding when the answers of an operation take longer and longer */
  addSlowing(stats: OperationStats): void;
  list(): Finding[];
}

export function createFindings(accepted: readonly Accepted[], redactor: Redactor): Findings {
  const findings = new Map<string, Finding>();
  const causes = new Map<string, Finding>();

  function shortAnswer({ answer }: Exchange): string {
    if ('error' in answer) return answer.message;
    const text = answer.json
      ? JSON.stringify(redactor.value(answer.json.value), null, 2)
      : answer.text;
    return text.length > MAX_ANSWER_LENGTH ? `${text.slice(0, MAX_ANSWER_LENGTH)}\n…` : text;
  }

  function addFinding(exchange: Exchange, code: number | null, difference: Difference): Finding {
    const { operation } = exchange;
    const { at, ...rest } = difference;
    const key = keyOf(operation.id, code, difference);
    const known = findings.get(key);
    if (known) {
      known.count += 1;
      return known;
    }
    const body = exchange.body === undefined ? '' : JSON.stringify(redactor.value(exchange.body));
    const finding: Finding = {
      ...rest,
      rule: ruleOf(difference),
      grade: gradeOf(difference),
      accepted: acceptedBy(accepted, operation.id, difference)?.reason ?? null,
      operation: operation.id,
      alsoIn: [],
      consequences: [],
      code,
      screens: operation.screens,
      count: 1,
      first: { label: exchange.label, source: exchange.source, at },
      example: {
        request: `${operation.method} ${exchange.url}`,
        body,
        answer: shortAnswer(exchange),
        curl: curlOf(exchange, body, redactor),
      },
    };
    findings.set(key, finding);
    return finding;
  }

  function findCause(
    { operation, resources = [] }: Exchange,
    code: number | null,
    difference: Difference,
  ): Finding | null {
    if (!CONSEQUENCES.has(difference.kind)) return null;
    const cause = resources.map((one) => causes.get(one)).find((finding) => finding !== undefined);
    if (!cause) return null;
    const isSame =
      keyOf(operation.id, code, difference) === keyOf(cause.operation, cause.code, cause);
    return isSame ? null : cause;
  }

  function addDifference(exchange: Exchange, code: number | null, difference: Difference) {
    const cause = findCause(exchange, code, difference);
    if (cause) {
      const line = `${exchange.operation.id}: ${difference.got} in place of ${difference.expected} (${exchange.label})`;
      cause.consequences = [...new Set([...cause.consequences, line])];
      return;
    }
    const finding = addFinding(exchange, code, difference);
    if (!CAUSES.has(difference.kind)) return;
    for (const one of exchange.resources ?? []) if (!causes.has(one)) causes.set(one, finding);
  }

  return {
    add: (exchange, { code, differences }) => {
      for (const difference of differences) addDifference(exchange, code, difference);
    },
    addLater: (exchange, difference) => addDifference(exchange, SUCCESS, difference),
    addLeak: (exchange, fields) =>
      void addFinding(exchange, SUCCESS, {
        kind: 'leak',
        path: '$.data',
        at: '$.data',
        expected: 'no data of another member',
        got: `${fields.join(', ')} of another member`,
      }),
    addSlow: ({ slow, calls }, slowMs) => {
      const [first] = slow;
      // One slow answer may be the fault of the machine that measures.
      if (!first || slow.length < MIN_SLOW || slow.length * MIN_SLOW_SHARE < calls) return;
      const times = slow.map(({ ms }) => ms).sort((a, b) => a - b);
      const median = times[Math.floor(times.length / 2)] ?? 0;
      const finding = addFinding(first, null, {
        kind: 'slow',
        path: '$',
        at: '$',
        expected: `an answer within ${slowMs / 1000} s`,
        got: `${(median / 1000).toFixed(1)} s`,
      });
      finding.count = slow.length;
    },
    addSlowing({ times, last }) {
      if (!last || !isRising(times)) return;
      addFinding(last, null, {
        kind: 'slowing',
        path: '$',
        at: '$',
        expected: `answers as fast as the first ones, ${times.slice(0, 3).join(', ')} ms`,
        got: `${times.slice(-3).join(', ')} ms after ${times.length} calls`,
      });
    },
    list: () => [...findings.values()],
  };
}
