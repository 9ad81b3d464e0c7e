import { stepName } from '../check/states.ts';
import { createChecker, type Verdict } from '../check/check.ts';
import type { Contract, ContractOperation } from '../contract.ts';
import { ABSENT, type Exchange, SUCCESS } from '../exchange.ts';
import { SLOW_MS } from '../limits.ts';
import { type Difference, type Grade, gradeOf, GRADES, type Kind, ruleOf } from '../grade.ts';
import { type Accepted, acceptedBy } from './accepted.ts';
import { curlOf } from './curl.ts';
import { createRedactor, type Redactor } from '../redact.ts';
import { enumRows } from './enums.ts';
import { foldEqual } from './fold.ts';
import type { Case, Finding, OperationRow, Report, StateRow } from './report.ts';

/** A case of the contract that was not tried, and why. */
export interface Untried {
  operation: string;
  situation: string | null;
  reason: string;
}

/** Takes exchanges, checks them, and makes the report. */
export interface Ledger {
  record(exchange: Exchange): Verdict;
  /** somebody got what another one's answer held */
  leak(exchange: Exchange, fields: readonly string[]): void;
  /** something that could not be tried, and why */
  skip(what: string, untried?: Untried): void;
  note(cleanUp: string): void;
  endEarly(why: string): void;
  readonly foundSoFar: number;
  redactor: Redactor;
  report(facts: { target: string; mode: string }): Report;
}

const LONGEST_ANSWER = 1500;
/** Differences that may be but a consequence of an earlier one about the same thing. */
const FOLLOWING: ReadonlySet<Kind> = new Set([
  'refused',
  'wrong-value',
  'transition',
  'not-refused',
]);
const CAUSING: ReadonlySet<Kind> = new Set([...FOLLOWING, 'admitted', 'leak']);
/** Fields whose values are secret wherever else they turn up. */
const SECRET = /mail|phone|token|passw|pwd|captcha|identity|realname|address|^detail$/i;
const secretKeys = new Map<string, boolean>();

function isSecret(key: string): boolean {
  const known = secretKeys.get(key) ?? SECRET.test(key);
  secretKeys.set(key, known);
  return known;
}

interface Tally {
  calls: number;
  succeeded: number;
  absent: boolean;
  codes: Record<string, number>;
  times: number[];
  situations: Set<string>;
  /** answers that took longer than shoppers like to wait */
  slow: Exchange[];
}

const untriedKey = ({ operation, situation }: Omit<Untried, 'reason'>): string =>
  `${operation} ${situation ?? SUCCESS}`;
const keyOf = (
  operation: string,
  code: number | null,
  { kind, path, expected }: Pick<Difference, 'kind' | 'path' | 'expected'>,
) => [operation, code, kind, path, expected].join('\n');
const situationKey = (code: number, when: string): string => `${code} ${when}`;

interface LedgerOptions {
  limitMs: number;
  slowMs?: number;
  /** when the run began, if that was before now (in the time of `performance.now`) */
  started?: number;
  accepted?: readonly Accepted[];
}

export function createLedger(
  contract: Contract,
  { limitMs, slowMs = SLOW_MS, started = performance.now(), accepted = [] }: LedgerOptions,
): Ledger {
  const checker = createChecker(contract, limitMs);
  const redactor = createRedactor();
  const startedAt = new Date(performance.timeOrigin + started).toISOString();
  const findings = new Map<string, Finding>();
  const cases: Case[] = [];
  const tallies = new Map<string, Tally>();
  const notRun = new Set<string>();
  const untried = new Map<string, string>();
  const causes = new Map<string, Finding>();
  let endedEarly: string | null = null;
  const cleanUp: string[] = [];
  let checkMs = 0;

  function record(exchange: Exchange): Verdict {
    const before = performance.now();
    const verdict = checker.check(exchange);
    checkMs += performance.now() - before;
    hideSecrets(redactor, exchange.body);
    hideSecrets(redactor, verdict.data);
    tally(exchange, verdict);
    for (const difference of verdict.differences) noteDifference(exchange, verdict, difference);
    cases.push(caseOf(exchange, verdict));
    return verdict;
  }

  function tally(exchange: Exchange, { code, absent }: Verdict) {
    const { operation, ms, situation } = exchange;
    const row = tallies.get(operation.id) ?? {
      calls: 0,
      succeeded: 0,
      absent: false,
      codes: {},
      times: [],
      situations: new Set(),
      slow: [],
    };
    tallies.set(operation.id, row);
    const meant = absent ? ABSENT : code;
    const key = String(meant ?? 'none');
    row.calls += 1;
    row.times.push(Math.round(ms * 10) / 10);
    row.absent ||= absent;
    if (ms > slowMs && 'status' in exchange.answer) row.slow.push(exchange);
    row.codes[key] = (row.codes[key] ?? 0) + 1;
    if (code === SUCCESS) row.succeeded += 1;
    const named = operation.situations.find((one) => one.when === situation && one.code === meant);
    if (named) row.situations.add(situationKey(named.code, named.when));
    // A code with a single case can mean no other.
    const sole = operation.situations.filter((one) => one.code === meant);
    if (sole.length === 1 && sole[0]) row.situations.add(situationKey(sole[0].code, sole[0].when));
  }

  /** A difference is a finding of its own, unless it follows from one about the same thing. */
  function noteDifference(exchange: Exchange, { code }: Verdict, difference: Difference) {
    const { operation, label, about = [] } = exchange;
    const cause = FOLLOWING.has(difference.kind)
      ? about.map((thing) => causes.get(thing)).find((finding) => finding !== undefined)
      : undefined;
    if (
      cause &&
      keyOf(operation.id, code, difference) !== keyOf(cause.operation, cause.code, cause)
    ) {
      cause.consequences = [
        ...new Set([
          ...cause.consequences,
          `${operation.id}: ${difference.got} in place of ${difference.expected} (${label})`,
        ]),
      ];
      return;
    }
    const finding = addFinding(exchange, code, difference);
    if (CAUSING.has(difference.kind))
      for (const thing of about) if (!causes.has(thing)) causes.set(thing, finding);
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

  /** One late answer may be chance; most of them are not. */
  function noteSlow({ slow, calls }: Tally) {
    const [first] = slow;
    if (!first || slow.length * 2 < calls) return;
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
  }

  function leak(exchange: Exchange, fields: readonly string[]) {
    addFinding(exchange, SUCCESS, {
      kind: 'leak',
      path: '$.data',
      at: '$.data',
      expected: 'nothing of what another member sees',
      got: `the other one's ${fields.join(', ')}`,
    });
  }

  function shortAnswer({ answer }: Exchange): string {
    if ('error' in answer) return answer.message;
    const text = answer.json ? JSON.stringify(redactor.value(answer.json.value)) : answer.text;
    return text.slice(0, LONGEST_ANSWER);
  }

  function caseOf(
    { operation, label, source, expected, ms }: Exchange,
    { code, absent, differences }: Verdict,
  ): Case {
    const grades = differences.map(gradeOf);
    const worst = GRADES.find((grade) => grades.includes(grade));
    const because = differences.map(
      ({ kind, at, expected: due, got }) => `${kind} ${at}: expected ${due}, got ${got}`,
    );
    return {
      operation: operation.id,
      label,
      source,
      expected: expected?.join(' or ') ?? 'as listed',
      got: absent ? 'absent' : String(code ?? 'no envelope'),
      ms: Math.round(ms * 10) / 10,
      grade: absent ? 'absent' : (worst ?? 'ok'),
      because,
    };
  }

  function report({ target, mode }: { target: string; mode: string }): Report {
    for (const row of tallies.values()) noteSlow(row);
    const all = [...findings.values()];
    const found = foldEqual(all).sort(
      (a, b) =>
        GRADES.indexOf(a.grade) - GRADES.indexOf(b.grade) || a.operation.localeCompare(b.operation),
    );
    const operations = [...contract.operations.values()].map((operation) =>
      operationRow(operation, tallies.get(operation.id), all, untried),
    );
    const enums = enumRows(contract, checker.enumsSeen);
    const states = checker.states.seen().map(({ machine, states: seen, steps }): StateRow => {
      const names = machine.steps.map(([from, to]) => stepName(from, to));
      return {
        name: machine.name,
        seenStates: machine.states.filter((state) => seen.has(state)),
        unseenStates: machine.states.filter((state) => !seen.has(state)),
        seenSteps: [...steps],
        unseenSteps: names.filter((name) => !steps.has(name)),
      };
    });
    const situations = operations
      .flatMap((row) => row.situations)
      .filter(({ code }) => code !== SUCCESS);
    const sum = (numbers: readonly number[]) =>
      numbers.reduce((total, number) => total + number, 0);
    const stepCount = sum(checker.states.seen().map(({ machine }) => machine.steps.length));
    const plain: Report = {
      target,
      mode,
      startedAt,
      seconds: Math.round(performance.now() - started) / 1000,
      checkSeconds: Math.round(checkMs) / 1000,
      exchanges: cases.length,
      totals: Object.fromEntries(
        GRADES.map((grade) => [
          grade,
          found.filter((finding) => finding.grade === grade && finding.accepted === null).length,
        ]),
      ) as Record<Grade, number>,
      endedEarly,
      unmetAcceptances: accepted
        .filter((entry) => !all.some((one) => acceptedBy([entry], one.operation, one)))
        .map(({ rule, operation }) => `${rule} ${operation}`),
      absent: operations.filter((row) => row.absent).map((row) => row.operation),
      coverage: {
        operations: [operations.filter((row) => row.succeeded > 0).length, operations.length],
        situations: [situations.filter(({ covered }) => covered).length, situations.length],
        codes: [
          sum(operations.map((row) => codesSeen(row).size)),
          sum(operations.map((row) => codesListed(row).size)),
        ],
        enumValues: [
          sum(enums.map(({ seen }) => seen.length)),
          sum(enums.map(({ seen, unseen }) => seen.length + unseen.length)),
        ],
        steps: [stepCount - sum(states.map(({ unseenSteps }) => unseenSteps.length)), stepCount],
      },
      findings: found,
      cases,
      operations,
      enums,
      states,
      notRun: [...notRun],
      cleanUp,
    };
    return cleaned(plain, redactor);
  }

  return {
    record,
    leak,
    skip: (what, one) => {
      notRun.add(what);
      if (one) untried.set(untriedKey(one), one.reason);
    },
    endEarly: (why) => void (endedEarly ??= why),
    get foundSoFar() {
      return [...findings.values()].filter(({ accepted: reason }) => reason === null).length;
    },
    note: (line) => void cleanUp.push(line),
    redactor,
    report,
  };
}

function operationRow(
  operation: ContractOperation,
  tally: Tally | undefined,
  findings: readonly Finding[],
  untried: ReadonlyMap<string, string>,
): OperationRow {
  const reasonFor = (situation: string | null) =>
    untried.get(untriedKey({ operation: operation.id, situation })) ??
    (tally?.absent === true && tally.succeeded === 0
      ? 'the backend does not have this extension'
      : tally
        ? `answered with ${Object.keys(tally.codes).join(', ')}`
        : 'no journey tries it');
  const own = (grade: Grade) =>
    findings.filter((finding) => finding.operation === operation.id && finding.grade === grade)
      .length;
  const times = (tally?.times ?? []).toSorted((a, b) => a - b);
  return {
    operation: operation.id,
    method: operation.method,
    path: operation.path,
    screens: operation.screens,
    calls: tally?.calls ?? 0,
    succeeded: tally?.succeeded ?? 0,
    absent: tally?.absent === true && tally.succeeded === 0,
    codes: tally?.codes ?? {},
    breaks: own('breaks'),
    tolerated: own('tolerated'),
    extra: own('extra'),
    medianMs: times[Math.floor(times.length / 2)] ?? null,
    slowestMs: times.at(-1) ?? null,
    situations: [{ code: SUCCESS, when: 'success' }, ...operation.situations].map(
      ({ code, when }) => {
        const covered =
          code === SUCCESS
            ? (tally?.succeeded ?? 0) > 0
            : (tally?.situations.has(situationKey(code, when)) ?? false);
        const situation = code === SUCCESS ? null : when;
        return { code, when, covered, untried: covered ? null : reasonFor(situation) };
      },
    ),
  };
}

/** The codes an operation may answer by the contract, and those it did. */
const codesListed = ({ situations }: OperationRow) =>
  new Set([SUCCESS, ...situations.map(({ code }) => code)]);
const codesSeen = (row: OperationRow) =>
  new Set([...codesListed(row)].filter((code) => row.codes[String(code)] !== undefined));

function hideSecrets(redactor: Redactor, value: unknown, key = ''): void {
  if (Array.isArray(value)) for (const item of value) hideSecrets(redactor, item, key);
  else if (typeof value === 'object' && value !== null)
    for (const [name, child] of Object.entries(value)) hideSecrets(redactor, child, name);
  else if (isSecret(key)) redactor.hide(value);
}

/** The words of servers and people pass the redactor; those of the contract need not. */
function cleaned(report: Report, redactor: Redactor): Report {
  return {
    ...report,
    findings: report.findings.map((finding) => ({
      ...finding,
      path: redactor.text(finding.path),
      expected: redactor.text(finding.expected),
      got: redactor.text(finding.got),
      first: { ...finding.first, at: redactor.text(finding.first.at) },
      example: {
        request: requestLine(finding.example.request, redactor),
        body: redactor.text(finding.example.body),
        answer: redactor.text(finding.example.answer),
        curl: redactor.text(finding.example.curl),
      },
      consequences: finding.consequences.map(redactor.text),
    })),
    cases: report.cases.map((row) => ({ ...row, because: row.because.map(redactor.text) })),
    enums: report.enums.map((row) => ({ ...row, unknown: row.unknown.map(redactor.text) })),
  };
}

function requestLine(line: string, redactor: Redactor): string {
  const [method = '', url = ''] = line.split(' ');
  return `${method} ${redactor.url(url)}`;
}
