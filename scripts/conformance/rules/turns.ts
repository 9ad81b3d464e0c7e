/** Two values of which others may have changed one into the other, or which a server shows in turns. */
import type { Exchange } from '../exchange.ts';
import { isSame } from './amount.ts';
import type { RuleCall } from './call.ts';

interface Turn {
  value: unknown;
  source: string;
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
/** Turns of two values that no other party makes: of two answers, and of one list. */
const STANDING_TURNS = 4;
const LIST_TURNS = 6;

/** The request that showed a value. */
const sourceOf = ({ url, token, language = '' }: Exchange) => `${language} ${token ?? ''} ${url}`;

/**
 * The value before the last one, if the two have taken turns often enough. A list may contradict itself; else a request
 * that shows both values shows what has changed, unless only the caller of a run can change it.
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
  if (changes.length >= LIST_TURNS && isList) return other;
  const isBoth = pair.some((one) =>
    pair.some((two) => one.source === two.source && !isSame(one.value, two.value)),
  );
  return isBoth && !isOwn ? null : other;
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
  const old = turns.length > 0 ? turns : [{ value: before, from, at, source: sourceOf(exchange) }];
  const recent = [
    ...old,
    { value, from: call.id, at: call.at, source: sourceOf(call.exchange) },
  ].filter((turn) => call.at - turn.at <= LIFE_MS);
  Object.assign(known, {
    value,
    from: call.id,
    at: call.at,
    turns: recent,
    exchange: call.exchange,
  });
  const other = standing(recent, isList === true, !call.isRecorded && thing.startsWith('caller '));
  if (!other) {
    const isSelf = sourceOf(exchange) === sourceOf(call.exchange);
    if (!isSame(before, value) && (isList || !isSelf)) doubt(exchange, call.exchange);
    return null;
  }
  return isSame(before, value) ? null : { ...other, isSent };
}
