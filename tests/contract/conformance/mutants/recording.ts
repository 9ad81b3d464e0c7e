import { loadContract } from '#scripts/conformance/contract.ts';
import { startEmbedded } from '#scripts/conformance/embedded.ts';
import { type Exchange, SUCCESS } from '#scripts/conformance/exchange.ts';
import { type Grade, gradeOf } from '#scripts/conformance/grade.ts';
import { allJourneys } from '#scripts/conformance/journeys/all.ts';
import { createReportBuilder, type ReportBuilder } from '#scripts/conformance/report/builder.ts';
import { type Checker, createChecker, type Verdict } from '#scripts/conformance/check/check.ts';
import { pick } from '#scripts/conformance/run/pick.ts';
import { isTree } from '#scripts/conformance/rules/call.ts';
import { run } from '../test-run.ts';

/** A call of a run, or what others did between two calls. */
export type Event = { exchange: Exchange } | { outside: string };

const contract = loadContract();
const LIMIT_MS = 15_000;

/** All that a run without a fault has seen. */
export async function recordRun(): Promise<readonly Event[]> {
  const events: Event[] = [];
  const builder = createReportBuilder(contract, { limitMs: LIMIT_MS, slowMs: Infinity });
  const watching: ReportBuilder = Object.create(builder, {
    record: {
      value(exchange: Exchange) {
        events.push({ exchange });
        return builder.record(exchange);
      },
    },
    outside: {
      value(what: string) {
        events.push({ outside: what });
        builder.outside(what);
      },
    },
  });
  const market = await startEmbedded();
  const { origin, member, other, sandbox } = market;
  await run({ baseUrl: origin, journeys: allJourneys, member, other, sandbox, builder: watching });
  market.close();
  return events;
}

export const isSuccess = ({ answer }: Exchange): boolean =>
  'status' in answer && pick(answer.json?.value, 'code') === SUCCESS;

/** Changes the data of a successful answer in place; false: this answer stays. */
export type Change = (data: unknown, exchange: Exchange) => unknown;

function changed(exchange: Exchange, change: Change): Exchange {
  const { answer } = exchange;
  if (!('status' in answer) || !isSuccess(exchange)) return exchange;
  const envelope = structuredClone(answer.json?.value);
  if (!isTree(envelope)) return exchange;
  envelope.data = change(envelope.data, exchange);
  const text = JSON.stringify(envelope);
  if (text === JSON.stringify(answer.json?.value)) return exchange;
  return { ...exchange, answer: { ...answer, text, json: { value: envelope } } };
}

/** Exit code 0 in spite of them. */
const QUIET: readonly Grade[] = ['tolerated', 'extra', 'slow'];

/** A finding that fails a run. */
export interface Noticed {
  operation: string;
  /** JSON path without list positions */
  path: string;
  text: string;
}
interface Replayed {
  /** answers that were changed, by operation */
  hits: ReadonlyMap<string, number>;
  noticed: readonly Noticed[];
}

/**
 * Checks the calls again, with the answers of some operations changed; ends with the first finding, or continues.
 * @param known texts of findings without a change: what a run reads again is newer than what a recording has
 */
export function replay(
  events: readonly Event[],
  changes: ReadonlyMap<string, Change>,
  {
    continues = false,
    known = new Set(),
  }: { continues?: boolean; known?: ReadonlySet<string> } = {},
): Replayed {
  const checker = createChecker(contract, LIMIT_MS, 1);
  const hits = new Map<string, number>();
  const noticed: Noticed[] = [];
  for (const event of events) {
    if ('outside' in event) {
      checker.rules.outside(event.outside);
      continue;
    }
    const { id } = event.exchange.operation;
    const change = changes.get(id);
    const exchange = change ? changed(event.exchange, change) : event.exchange;
    if (exchange !== event.exchange) hits.set(id, (hits.get(id) ?? 0) + 1);
    noticed.push(...findingsIn(checker, exchange, continues, known));
    if (noticed.length > 0 && !continues) break;
  }
  return { hits, noticed };
}

const ROUNDS = 4;
/** Contradictions of one answer that are read again. */
const DOUBTS = 3;
const MOST_DOUBTS = 12;

const loudIn = ({ differences }: Verdict, { operation }: Exchange): Noticed[] =>
  differences
    .filter((one) => !QUIET.includes(gradeOf(one)))
    .map(({ kind, path, at, expected, got }) => ({
      operation: operation.id,
      path,
      text: `${operation.id} ${kind} ${at}: ${expected}, got ${got}`,
    }));

/** What contradicts each other is read again: a recording shows the same again. */
function findingsIn(
  checker: Checker,
  exchange: Exchange,
  continues: boolean,
  known: ReadonlySet<string>,
): Noticed[] {
  const verdict = checker.check(exchange);
  const newIn = (one: Verdict, of: Exchange) =>
    loudIn(one, of).filter(({ text }) => !known.has(text));
  const noticed = newIn(verdict, exchange);
  if (noticed.length > 0 && !continues) return noticed;
  for (const { first, second } of verdict.doubts.slice(0, continues ? MOST_DOUBTS : DOUBTS)) {
    const sides = (first === second ? [second] : [first, second]).filter(({ again }) => again);
    for (let nth = 0; nth < ROUNDS; nth += 1)
      for (const one of sides) {
        const repeated = { ...one, at: exchange.at ?? 0, values: [] };
        const found = newIn(checker.check(repeated), repeated);
        noticed.push(...found);
        if (found.length > 0 && !continues) return noticed;
      }
  }
  return noticed;
}
