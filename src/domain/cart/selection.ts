import type { CartLine } from '#generated/model/cartLine.ts';

/** Ids of the lines that the shopper has deselected. All other lines are selected, including new ones. */
export type DeselectedIds = readonly number[];

/** Sold-out options stay in the cart, but cannot be selected. */
export const isSelectable = (line: CartLine): boolean => line.attrStatus && line.stock !== 0;

export const isSelected = (line: CartLine, deselectedIds: DeselectedIds): boolean =>
  isSelectable(line) && !deselectedIds.includes(line.id);

/** Selects or deselects lines. Ids of lines that are not in `known`, the current cart, are dropped. */
export function setSelected(
  deselectedIds: DeselectedIds,
  lines: readonly CartLine[],
  on: boolean,
  known: readonly CartLine[],
): DeselectedIds {
  const changed = lines.filter(isSelectable).map(({ id }) => id);
  const others = deselectedIds.filter(
    (id) => !changed.includes(id) && known.some((line) => line.id === id),
  );
  return on ? others : [...others, ...changed];
}

type SelectionState = 'all' | 'some' | 'none';

/** State of the checkbox for a group of lines. */
export function selectionState(
  lines: readonly CartLine[],
  deselectedIds: DeselectedIds,
): SelectionState {
  const selectable = lines.filter(isSelectable);
  const selected = selectable.filter((line) => isSelected(line, deselectedIds));
  if (selected.length === 0) return 'none';
  return selected.length === selectable.length ? 'all' : 'some';
}

/** Validates stored ids. */
export const parseDeselectedIds = (stored: unknown): DeselectedIds =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : [];
