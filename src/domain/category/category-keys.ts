/** Focus target of a key in the category menu; null for other keys. */
export type Move = { to: 'rail' | 'panel'; index: number } | null;

const wrap = (index: number, length: number) => (index + length) % length;

export function moveInRail(key: string, index: number, length: number): Move {
  if (key === 'ArrowDown') return { to: 'rail', index: wrap(index + 1, length) };
  if (key === 'ArrowUp') return { to: 'rail', index: wrap(index - 1, length) };
  if (key === 'Home') return { to: 'rail', index: 0 };
  if (key === 'End') return { to: 'rail', index: length - 1 };
  if (key === 'ArrowRight') return { to: 'panel', index: 0 };
  return null;
}

/**
 * @param index index of the focused link among all links of the panel
 * @param rows indexes of the first links of the rows
 */
export function moveInPanel(
  key: string,
  index: number,
  length: number,
  rows: readonly number[],
  rail: number,
): Move {
  const row = rows.findLastIndex((start) => start <= index);
  const rowStart = (at: number) => rows[wrap(at, rows.length)] ?? 0;
  if (key === 'ArrowDown') return { to: 'panel', index: rowStart(row + 1) };
  if (key === 'ArrowUp')
    return { to: 'panel', index: rowStart(index === rows[row] ? row - 1 : row) };
  if (key === 'ArrowRight') return { to: 'panel', index: wrap(index + 1, length) };
  if (key === 'ArrowLeft')
    return index === rows[row] ? { to: 'rail', index: rail } : { to: 'panel', index: index - 1 };
  return null;
}
