import { useMemo, useSyncExternalStore } from 'react';
import type { CartLine } from '#generated/model/cartLine.ts';
import { tabStore } from '#/lib/storage.ts';
import { useEventCallback } from '#/ui/use-event-callback.ts';
import { isSelected, parseDeselectedIds, setSelected, type DeselectedIds } from './selection.ts';

const KEY = 'lychee.cart.unticked';
const EMPTY = '[]';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const read = () => tabStore.get(KEY) ?? EMPTY;

function store(deselectedIds: DeselectedIds) {
  tabStore.set(KEY, JSON.stringify(deselectedIds));
  for (const listener of listeners) listener();
}

/** Selects or deselects lines and stores the result for the lines in `known`, the current cart. */
export const updateSelection = (
  lines: readonly CartLine[],
  on: boolean,
  known: readonly CartLine[],
): void => store(setSelected(parseDeselectedIds(read()), lines, on, known));

export const isCurrentlySelected = (line: CartLine): boolean =>
  isSelected(line, parseDeselectedIds(read()));

export interface Selection {
  deselectedIds: DeselectedIds;
  selectedLines: CartLine[];
  set: (lines: readonly CartLine[], on: boolean) => void;
}

/** The selection of cart lines, stored per tab. */
export function useSelection(lines: readonly CartLine[]): Selection {
  const text = useSyncExternalStore(subscribe, read, () => EMPTY);
  const deselectedIds = useMemo(() => parseDeselectedIds(text), [text]);
  const set = useEventCallback((some: readonly CartLine[], on: boolean) =>
    updateSelection(some, on, lines),
  );
  return {
    deselectedIds,
    selectedLines: lines.filter((line) => isSelected(line, deselectedIds)),
    set,
  };
}
