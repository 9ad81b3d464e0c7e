import { openMarket, type Market, type MarketParts } from '../market/context.ts';
import type { MarketState } from '../market/state.ts';
import { STATE_VERSION } from '../market/empty-state.ts';
import { freshState } from './seed.ts';

export type { Market } from '../market/context.ts';

/** The seed of the demo market; the same seed gives the same market. */
export const DEFAULT_SEED = 1;

export interface MarketInput extends Omit<MarketParts, 'state'> {
  /** saved state; without one, or with one of an older version, the demo state of the seed */
  state?: MarketState | undefined;
  seed?: number | undefined;
}

export function createMarket({ state, seed = DEFAULT_SEED, ...parts }: MarketInput): Market {
  const saved = state?.version === STATE_VERSION ? state : null;
  return openMarket({ ...parts, state: saved ?? freshState(parts.catalogue, seed, parts.realNow) });
}
