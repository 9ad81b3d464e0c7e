import type { Verdict } from '../check/check.ts';
import { type Exchange, SUCCESS } from '../exchange.ts';
import { MAX_UNANSWERED } from '../limits.ts';
import type { Doubt } from '../rules/facts.ts';
import { type RunContext, ServerUnresponsive } from './context.ts';
import { pick } from './pick.ts';

/** Reads of one contradiction, and contradictions of two operations that others may have caused. */
const MAX_READS = 8;
const MAX_MOVES = 4;
/** The value stays: it was changed, and no fault. */
const STEADY_READS = 2;
/** A server that answers by the read before shows so in as many turns. */
const REPLAYS = 4;

/** Whether the call succeeded. */
export const isDone = ({ answer }: Exchange): boolean =>
  pick('status' in answer ? answer.json?.value : undefined, 'code') === SUCCESS;

/** Remembers the successful reads before a read: a server may have mixed them up. */
export function createTrail(): (read: Exchange) => Exchange {
  const ofOperation = new Map<string, Exchange>();
  let last: Exchange | undefined;
  return (read) => {
    const own = ofOperation.get(read.operation.id);
    const before = [own, last].filter((one) => one !== undefined);
    if (isDone(read)) {
      ofOperation.set(read.operation.id, read);
      last = read;
    }
    return { ...read, before: [...new Set(before)] };
  };
}

interface Reread {
  /** something is wrong, or still contradicts something else */
  isUnsettled: boolean;
  isFound: boolean;
}

async function readAgain(run: RunContext, { again }: Exchange): Promise<Reread> {
  if (!again) return { isUnsettled: false, isFound: false };
  const exchange = await again();
  const { differences, doubts } = run.builder.record(exchange);
  countUnanswered(run, exchange);
  const isFound = differences.length > 0;
  return { isFound, isUnsettled: isFound || doubts.length > 0 };
}

/** Reads again until the value stays. */
async function readUntilSteady(run: RunContext, reads: readonly Exchange[]): Promise<boolean> {
  let steady = 0;
  let isFound = false;
  for (const read of reads) {
    if (steady >= STEADY_READS) break;
    const result = await readAgain(run, read);
    isFound ||= result.isFound;
    steady = result.isUnsettled ? 0 : steady + 1;
  }
  return isFound;
}

/** Reads in turns after the reads that were before it, and after itself, as long as the answers differ. */
async function replay(run: RunContext, read: Exchange): Promise<boolean> {
  const { before = [], url } = read;
  if (before.every((one) => one.url === url)) return false;
  for (let turn = 0; turn < REPLAYS; turn += 1) {
    for (const one of before) await readAgain(run, one);
    const after = await readAgain(run, read);
    if (after.isFound) return true;
    if (!after.isUnsettled) return false;
    if ((await readAgain(run, read)).isFound) return true;
  }
  return false;
}

/** Of one caller in one language. */
const isSameRequest = (one: Exchange, other: Exchange): boolean =>
  one.url === other.url && one.token === other.token && one.language === other.language;

/** Reads again what contradicts each other. The rules report it if it stands. */
async function settle(run: RunContext, doubts: readonly Doubt[]): Promise<void> {
  const pairs = new Map(doubts.map((one) => [`${one.first.url} ${one.second.url}`, one]));
  for (const { first, second } of pairs.values()) {
    const key = `${first.operation.id} ${second.operation.id}`;
    const moves = run.moves.get(key) ?? 0;
    if (moves >= MAX_MOVES) continue;
    const reads = isSameRequest(first, second)
      ? Array.from({ length: MAX_READS }, () => second)
      : [first, second];
    const isFound =
      (await readUntilSteady(run, reads)) ||
      (await replay(run, second)) ||
      (await replay(run, first));
    if (!isFound) run.moves.set(key, moves + 1);
  }
}

function countUnanswered(run: RunContext, { answer }: Exchange) {
  run.unanswered = 'error' in answer ? run.unanswered + 1 : 0;
  if (run.unanswered >= MAX_UNANSWERED)
    throw new ServerUnresponsive(
      `The server stopped answering: ${MAX_UNANSWERED} calls in a row got no answer within ${run.limitMs / 1000} s.`,
    );
}

async function record(run: RunContext, exchange: Exchange): Promise<Verdict> {
  const verdict = run.builder.record(exchange);
  countUnanswered(run, exchange);
  await settle(run, verdict.doubts);
  return verdict;
}

/** A read after another one of its operation, or one in another language, is sent once more: both answers must be the same. */
async function repeatAtOnce(run: RunContext, read: Exchange) {
  const { again, before = [], operation, url, language } = read;
  const other = before.find(
    (one) => one.operation === operation && (one.url !== url || one.language !== language),
  );
  if (!again || !other) return;
  const kind = `${operation.id} after ${other.url === url ? 'a language' : 'a request'}`;
  if (run.repeatedAtOnce.has(kind)) return;
  run.repeatedAtOnce.add(kind);
  await record(run, await again());
}

/** Records a call, and reads again what contradicts it. */
export async function recordSettled(run: RunContext, exchange: Exchange): Promise<Verdict> {
  const verdict = await record(run, exchange);
  if (isDone(exchange)) await repeatAtOnce(run, exchange);
  return verdict;
}
