import type { Catalogue, Millis } from './model.ts';
import type { MarketState } from './state.ts';
import { secureRandom } from './random.ts';

/** Input of every rule: the catalogue, the state, and the injected clock and random source. */
export interface Market {
  catalogue: Catalogue;
  state: MarketState;
  /** notifies that the state has changed, so that it can be saved */
  changed(): void;
  realNow(): Millis;
  /** random number in [0, 1) */
  random(): number;
  /** uploaded files */
  files: FileStore;
}

/** Stores files by name, outside of the state: in a folder, in the page's storage, or in memory. */
export interface FileStore {
  put(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  get(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
}

export interface MarketParts {
  catalogue: Catalogue;
  state: MarketState;
  onChange?: ((state: MarketState) => void) | undefined;
  realNow?: (() => Millis) | undefined;
  random?: (() => number) | undefined;
  files?: FileStore | undefined;
}

export function openMarket({
  catalogue,
  state,
  onChange,
  realNow,
  random,
  files,
}: MarketParts): Market {
  return {
    catalogue,
    state,
    changed: () => onChange?.(state),
    realNow: realNow ?? Date.now,
    random: random ?? secureRandom,
    files: files ?? filesInMemory(),
  };
}

function filesInMemory(): FileStore {
  const held = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    put: async (name, bytes) => void held.set(name, bytes),
    get: async (name) => held.get(name) ?? null,
  };
}

/** Time of the market: the machine's time plus the offset of the sandbox. */
export function now(market: Market): Millis {
  return market.realNow() + market.state.clockOffset;
}

export function nextId(market: Market): number {
  const id = market.state.nextId;
  market.state.nextId += 1;
  return id;
}
