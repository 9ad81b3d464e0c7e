import { MarketError } from '#mocks/market/errors.ts';
import type { MessageKey } from '#mocks/market/messages.ts';
import type { Act, Outcome, Turn } from './turn.ts';

const refusal = () => new MarketError('settlementBlank', 500);

const often =
  (change: (turn: Turn) => Outcome, isDue: (nth: number) => boolean): Act =>
  (turn) => {
    if (turn.honest.error) return null;
    const nth = Number(turn.memory.get('nth') ?? 0) + 1;
    turn.memory.set('nth', nth);
    return isDue(nth) ? change(turn) : turn.honest;
  };
const isEven = (nth: number) => nth % 2 === 0;

/** Faults of a write that need no field. */
export const WRITE_ACTS: readonly { kind: string; act: Act }[] = [
  {
    kind: 'nothing happens',
    act: ({ honest, before }) => (honest.error ? null : { ...honest, after: before }),
  },
  {
    kind: 'nothing happens every second time',
    act: often(({ honest, before }) => ({ ...honest, after: before }), isEven),
  },
  {
    kind: 'done twice',
    act: async ({ honest, attempt }) => {
      if (honest.error) return null;
      const second = await attempt({}, honest.after);
      return second && !second.error ? { ...honest, after: second.after } : honest;
    },
  },
  {
    kind: 'refused every second time',
    act: often(({ before }) => ({ data: null, error: refusal(), after: before }), isEven),
  },
  {
    kind: 'done, and the answer is a failure',
    act: often(({ honest }) => ({ data: null, error: refusal(), after: honest.after }), isEven),
  },
  {
    kind: 'answer of the call before',
    act: ({ honest, memory }) => {
      if (honest.error) return null;
      const before = memory.get('data');
      memory.set('data', honest.data);
      return before === undefined ? null : { ...honest, data: before };
    },
  },
];

/** Succeeds where the market refuses, without an effect. @param data of another success */
export const accepting =
  (key: MessageKey, data: unknown): Act =>
  ({ honest, before }) =>
    honest.error?.key === key ? { data, error: null, after: before } : null;

/** Does what is refused in the name of another member. */
export const asAnother: Act = async ({ ask, honest, attempt }) => {
  if (!honest.error || !ask.user) return null;
  const others = ask.market.state.users.filter(({ id }) => id !== ask.user?.id).slice(0, 8);
  for (const user of others) {
    const outcome = await attempt({ user });
    if (outcome && !outcome.error) return outcome;
  }
  return null;
};
