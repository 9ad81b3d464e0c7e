/** Two values of which others may have changed one into the other, or which a server shows in turns. */
import type { Exchange } from '../exchange.ts';
import { isSame, units } from './amount.ts';
import type { RuleCall } from './call.ts';

interface Turn {
  value: unknown;
  /** the request that showed it; the same with the reads before it */
  source: string;
  context: string;
  from: string;
  at: number;
}

/** A value with the answers that doubted it. */
export interface Turning {
  value: unknown;
  /** the operation that showed it, or that it was sent to */
  from: string;
  /** the run sent it */
  isSent: boolean;
  at: number;
  /** the answers since the first doubt, the newest last */
  turns: Turn[];
  exchange: Exchange;
}

/** What others may change counts for this long. */
export const LIFE_MS = 60_000;
/** Turns of two values that no other party makes: of two answers, and of one list or one request. */
const STANDING_TURNS = 4;
const LIST_TURNS = 6;
/** Values of one request, each another one than before. */
const RESTLESS_TURNS = 7;

/** The request that showed a value. */
const sourceOf = ({ url, token, language = '' }: Exchange) => `${language} ${token ?? ''} ${url}`;
const contextOf = (exchange: Exchange) =>
  [exchange, ...(exchange.before ?? [])].map(sourceOf).join(' after ');

const isBothIn = (turns: readonly Turn[], of: 'source' | 'context') =>
  turns.some((one) => turns.some((two) => one[of] === two[of] && !isSame(one.value, two.value)));

const TIME = /^\d{4}-\d\d-\d\d/;
/** A number or a time, as a number that grows with it. */
const stepOf = (value: unknown) =>
  units(typeof value === 'string' && TIME.test(value) ? value.replaceAll(/\D/g, '') : value);

/** Numbers and times that only grow or only fall may be counted, sold or measured by others. */
function isOneWay(values: readonly unknown[]): boolean {
  const steps = values.map(stepOf);
  const signs = steps.slice(1).map((step, at) => {
    const before = steps[at];
    return step === null || before === null || before === undefined ? null : step > before;
  });
  return !signs.includes(null) && new Set(signs).size <= 1;
}

/** The value before the last one, if each of many reads of one request, one after another, has shown another one. */
function restless(turns: readonly Turn[]): Turn | null {
  const last = turns.slice(-RESTLESS_TURNS);
  const isOfOne = last.every(({ source }) => source === last[0]?.source);
  const isChanging = last.every(({ value }, at) => at === 0 || !isSame(value, last[at - 1]?.value));
  return last.length === RESTLESS_TURNS &&
    isOfOne &&
    isChanging &&
    !isOneWay(last.map(({ value }) => value))
    ? (last.at(-2) ?? null)
    : null;
}

/**
 * The value before the last one, if the two have taken turns often enough. A list may contradict itself; else a request
 * that shows both values shows what has changed, unless only the caller of a run can change it, or the reads before it
 * say which of both it shows.
 */
function standing(turns: readonly Turn[], isList: boolean, isOwn: boolean): Turn | null {
  const changes: Turn[] = [];
  const pair: Turn[] = [];
  for (const turn of turns.toReversed()) {
    const last = changes.at(-1);
    const again = changes.at(-2);
    const isChange = !last || !isSame(last.value, turn.value);
    if (isChange && again && !isSame(again.value, turn.value)) break;
    if (isChange) changes.push(turn);
    pair.push(turn);
  }
  const [newest, other] = changes;
  if (!newest || !other || changes.length < STANDING_TURNS) return null;
  if (changes.length >= LIST_TURNS && (isList || !isBothIn(pair, 'context'))) return other;
  return isBothIn(pair, 'source') && !isOwn ? null : other;
}

export type Doubting = (first: Exchange, second: Exchange) => void;

/** The known value and the new one take turns, or others have changed it. */
export function takeTurn(
  known: Turning,
  { thing, value, isList }: { thing: string; value: unknown; isList?: true },
  call: RuleCall,
  doubt: Doubting,
) {
  const { value: before, from, at, turns, exchange, isSent } = known;
  const turn = (one: Omit<Turn, 'source' | 'context'>, by: Exchange): Turn => ({
    ...one,
    source: sourceOf(by),
    context: contextOf(by),
  });
  const old = turns.length > 0 ? turns : [turn({ value: before, from, at }, exchange)];
  const recent = [...old, turn({ value, from: call.id, at: call.at }, call.exchange)].filter(
    (one) => call.at - one.at <= LIFE_MS,
  );
  Object.assign(known, {
    value,
    from: call.id,
    at: call.at,
    turns: recent,
    exchange: call.exchange,
  });
  const isOwn = !call.isRecorded && thing.startsWith('caller ');
  const other =
    standing(recent, isList === true, isOwn) ?? (call.isRecorded ? null : restless(recent));
  if (!other) {
    const isSelf = contextOf(exchange) === contextOf(call.exchange);
    if (!isSame(before, value) && (isList || !isSelf)) doubt(exchange, call.exchange);
    return null;
  }
  return isSame(before, value) ? null : { ...other, isSent };
}
