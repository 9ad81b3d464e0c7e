import type { Ask, Handler } from '#mocks/handlers/types.ts';
import type { Market } from '#mocks/market/context.ts';
import { MarketError } from '#mocks/market/errors.ts';
import { seededRandom } from '#mocks/market/random.ts';
import type { MarketState } from '#mocks/market/state.ts';
import type { Difference, Profile } from '#mocks/profiles/types.ts';
import type { OperationId } from '#scripts/conformance/contract.ts';
import { profileWith, replaceAnswer } from '../profiles.ts';

export type AnyAsk = Ask<OperationId>;
type AnyHandler = Handler<OperationId>;
export type Tree = Record<string, unknown>;

/** The parts of a request that a fault changes. */
export interface Input {
  params: Tree;
  query: Tree;
  body: unknown;
}

/** What a call has done: the market's state as JSON, '' for reads. */
export interface Outcome {
  data: unknown;
  error: MarketError | null;
  after: string;
}

/** One call of the operation that a fault is planted in. */
export interface Turn {
  ask: AnyAsk;
  input: Input;
  /** the market's state before the call, as JSON; '' for reads */
  before: string;
  honest: Outcome;
  /** input of the successful call before; null for the first one */
  last: Input | null;
  memory: Map<string, unknown>;
  /** What another request does, from the state before or another one. Null: a server would stop with an exception. */
  attempt(changes: Partial<AnyAsk>, from?: string): Promise<Outcome | null>;
}

/** What a faulty server does instead. Null: the fault cannot act in this call. */
export type Act = (turn: Turn) => Outcome | null | Promise<Outcome | null>;

/** How often a fault could act, and how often something was different then. */
export interface Counter {
  reached: number;
  effective: number;
}

export const stateText = ({ state }: Market): string => JSON.stringify(state);
export const restore = ({ state }: Market, text: string): void =>
  void Object.assign(state, JSON.parse(text) as MarketState);

/** The same user in a state that was restored. */
export const userIn = ({ market, user }: AnyAsk) =>
  user && (market.state.users.find(({ id }) => id === user.id) ?? null);

const SEED = 7919;

async function attempt(
  ask: AnyAsk,
  handler: AnyHandler,
  from: string,
  nth: number,
  now: number,
): Promise<Outcome | null> {
  const { market } = ask;
  if (from !== '') restore(market, from);
  // Two attempts at one call differ only by what the fault changes.
  const random = seededRandom(SEED * nth);
  const still: Market = { ...market, random, realNow: () => now };
  const after = () => (from === '' ? '' : stateText(market));
  try {
    const data: unknown = await handler({ ...ask, market: still, user: userIn(ask) });
    return { data, error: null, after: after() };
  } catch (error) {
    return error instanceof MarketError ? { data: null, error, after: after() } : null;
  }
}

export const isSame = (one: Outcome, other: Outcome): boolean =>
  one.after === other.after &&
  one.error?.key === other.error?.key &&
  JSON.stringify(one.data) === JSON.stringify(other.data);

const inputOf = ({ params, query, body }: AnyAsk): Input => ({ params, query, body });

/** The market with a fault in one operation. @param isRead it changes no state */
export function actingProfile(
  operation: OperationId,
  act: Act,
  counter: Counter,
  isRead: boolean,
): Profile {
  const memory = new Map<string, unknown>();
  let nth = 0;
  let last: Input | null = null;
  return inLanguages(
    replaceAnswer(operation, async (ask, market) => {
      nth += 1;
      const turnNo = nth;
      const before = isRead ? '' : stateText(ask.market);
      const now = ask.market.realNow();
      const again = (changes: Partial<AnyAsk>, from = before) =>
        attempt({ ...ask, ...changes } as AnyAsk, market, from, turnNo, now);
      const honest = await again({});
      if (!honest) return market(ask);
      const input = inputOf(ask);
      const turn = { ask, input, before, honest, last, memory, attempt: again };
      const made = await act(turn);
      const outcome = made ?? honest;
      if (made) counter.reached += 1;
      if (!isSame(outcome, honest)) counter.effective += 1;
      if (!outcome.error) last = input;
      if (before !== '') restore(ask.market, outcome.after);
      if (outcome.error) throw outcome.error;
      return outcome.data as never;
    }),
  );
}

/** Texts stay in the requested language. */
export const inLanguages = (...differences: Difference[]): Profile => ({
  ...profileWith(...differences),
  lang: undefined as never,
});
