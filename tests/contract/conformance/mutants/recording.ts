import { loadContract } from '#scripts/conformance/contract.ts';
import { startEmbedded } from '#scripts/conformance/embedded.ts';
import { type Exchange, SUCCESS } from '#scripts/conformance/exchange.ts';
import { type Grade, gradeOf } from '#scripts/conformance/grade.ts';
import { allJourneys } from '#scripts/conformance/journeys/all.ts';
import { createReportBuilder, type ReportBuilder } from '#scripts/conformance/report/builder.ts';
import { createChecker } from '#scripts/conformance/check/check.ts';
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

export interface Replayed {
  /** answers that were changed */
  hits: number;
  /** the first finding that fails a run, as text */
  finding: string | null;
}

/** Checks the calls again, with the answers of an operation changed; ends with the first finding. */
export function replay(
  events: readonly Event[],
  operation: string | null,
  change: Change,
): Replayed {
  const checker = createChecker(contract, LIMIT_MS, 1);
  let hits = 0;
  for (const event of events) {
    if ('outside' in event) {
      checker.rules.outside(event.outside);
      continue;
    }
    const { exchange: original } = event;
    const isMeant = original.operation.id === operation;
    const exchange = isMeant ? changed(original, change) : original;
    if (exchange !== original) hits += 1;
    const finding = firstFinding(checker, exchange, 0);
    if (finding !== null) return { hits, finding };
  }
  return { hits, finding: null };
}

const ROUNDS = 4;

/** What contradicts each other is read again: a recording shows the same again. */
function firstFinding(
  checker: ReturnType<typeof createChecker>,
  exchange: Exchange,
  round: number,
): string | null {
  const { differences, doubts } = checker.check(exchange);
  const loud = differences.find((one) => !QUIET.includes(gradeOf(one)));
  if (loud)
    return `${exchange.operation.id} ${loud.kind} ${loud.at}: ${loud.expected}, got ${loud.got}`;
  if (round > 0) return null;
  for (const { first, second } of doubts.slice(0, 3))
    for (let nth = 0; nth < ROUNDS; nth += 1)
      for (const one of first === second ? [second] : [first, second]) {
        if (!one.again) continue;
        const again = firstFinding(checker, { ...one, at: exchange.at ?? 0, values: [] }, 1);
        if (again !== null) return again;
      }
  return null;
}
