import { useMemo, useSyncExternalStore } from 'react';
import type { CartLine } from '../../../generated/model/cartLine.ts';
import { tabStore } from '../../lib/storage.ts';
import { isTicked, readUnticked, tick, type Unticked } from './selection.ts';

const KEY = 'lychee.cart.unticked';
const NOTHING = '[]';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const read = () => tabStore.get(KEY) ?? NOTHING;

function keep(unticked: Unticked) {
  tabStore.set(KEY, JSON.stringify(unticked));
  for (const listener of listeners) listener();
}

export interface Selection {
  unticked: Unticked;
  ticked: CartLine[];
  set: (lines: readonly CartLine[], on: boolean) => void;
}

/** Which lines are ticked. It lasts as long as the tab: looking at goods and coming back changes nothing. */
export function useSelection(lines: readonly CartLine[]): Selection {
  const text = useSyncExternalStore(subscribe, read, () => NOTHING);
  const unticked = useMemo(() => readUnticked(text), [text]);
  return {
    unticked,
    ticked: lines.filter((line) => isTicked(line, unticked)),
    set: (some, on) => keep(tick(unticked, some, on, lines)),
  };
}
