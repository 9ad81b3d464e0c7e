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
  /** what shoppers uploaded */
  files: FileStore;
}

/** Keeps files by name, outside of the state: in a folder, in the storage of the page, or in memory. */
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

/** The market's own time: the machine's, moved by the sandbox. */
export function now(market: Market): Millis {
  return market.realNow() + market.state.clockOffset;
}

export function nextId(market: Market): number {
  const id = market.state.nextId;
  market.state.nextId += 1;
  return id;
}
