import type { Catalogue, Millis } from './model.ts';
import type { MarketState } from './state.ts';
import { secureRandom } from './random.ts';

/** What every rule works on: the goods, what shoppers did, and the two things of the world outside: time and chance. */
export interface Market {
  catalogue: Catalogue;
  state: MarketState;
  /** says that the state is different now, so that it can be saved */
  changed(): void;
  realNow(): Millis;
  /** from 0 up to, not including, 1 */
  random(): number;
}

export interface MarketParts {
  catalogue: Catalogue;
  state: MarketState;
  onChange?: ((state: MarketState) => void) | undefined;
  realNow?: (() => Millis) | undefined;
  random?: (() => number) | undefined;
}

export function openMarket({ catalogue, state, onChange, realNow, random }: MarketParts): Market {
  return {
    catalogue,
    state,
    changed: () => onChange?.(state),
    realNow: realNow ?? Date.now,
    random: random ?? secureRandom,
  };
}

/** The market's own time: the machine's, moved by the sandbox. */
export function now(market: Market): Millis {
  return market.realNow() + market.state.clockOffset;
}

export function nextId(market: Market): number {
  const id = market.state.nextId;
  market.state.nextId += 1;
  return id;
}
