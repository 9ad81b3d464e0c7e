import type { CartLine } from '#generated/model/cartLine.ts';
import { persisted, usePersisted } from '#/lib/persisted.ts';
import { tabStore } from '#/lib/storage.ts';
import { useEventCallback } from '#/ui/use-event-callback.ts';
import { isSelected, parseDeselectedIds, setSelected, type DeselectedIds } from './selection.ts';

const deselected = persisted(tabStore, 'lychee.cart.unticked', parseDeselectedIds);

/** Selects or deselects lines and stores the result for the lines in `known`, the current cart. */
export const updateSelection = (
  lines: readonly CartLine[],
  on: boolean,
  known: readonly CartLine[],
): void => deselected.write(setSelected(deselected.read(), lines, on, known));

export const isCurrentlySelected = (line: CartLine): boolean => isSelected(line, deselected.read());

interface Selection {
  deselectedIds: DeselectedIds;
  selectedLines: CartLine[];
  set: (lines: readonly CartLine[], on: boolean) => void;
}

/** The selection of cart lines, stored per tab. */
export function useSelection(lines: readonly CartLine[]): Selection {
  const deselectedIds = usePersisted(deselected);
  const set = useEventCallback((some: readonly CartLine[], on: boolean) =>
    updateSelection(some, on, lines),
  );
  return {
    deselectedIds,
    selectedLines: lines.filter((line) => isSelected(line, deselectedIds)),
    set,
  };
}
