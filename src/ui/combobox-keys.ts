import type { KeyboardEvent } from 'react';

interface ComboboxState {
  /** number of options */
  count: number;
  /** index of the active option; -1 without one */
  active: number;
  onActive: (index: number) => void;
  onSelect: (index: number) => void;
  /** No option is active between the last and the first one, so that Enter sends the text. */
  hasGap?: boolean;
  /** options that PageUp and PageDown move by; without it they do nothing */
  pageSize?: number;
}

/**
 * Keys of a combobox, whose text field keeps the focus: arrow keys and pages change the active option, Enter selects it.
 * @returns whether the key was handled
 */
export function handleComboboxKey(event: KeyboardEvent, state: ComboboxState): boolean {
  const { count, active, onActive, onSelect, hasGap = false, pageSize } = state;
  if (event.nativeEvent.isComposing || count === 0) return false;
  const last = count - 1;
  const first = hasGap ? -1 : 0;
  const moves: Record<string, number> = {
    ArrowDown: active === last ? first : active + 1,
    ArrowUp: active <= first ? last : active - 1,
    ...(pageSize && {
      PageDown: Math.min(active + pageSize, last),
      PageUp: Math.max(active - pageSize, 0),
    }),
  };
  const next = moves[event.key];
  if (next !== undefined) onActive(next);
  else if (event.key === 'Enter' && active >= 0) onSelect(active);
  else return false;
  event.preventDefault();
  return true;
}
