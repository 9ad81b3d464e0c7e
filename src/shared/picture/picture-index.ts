/** Index of the picture after a key press: arrow keys wrap around; null for other keys. */
export function indexAfterKey(key: string, at: number, total: number): number | null {
  if (key === 'ArrowLeft') return (at - 1 + total) % total;
  if (key === 'ArrowRight') return (at + 1) % total;
  if (key === 'Home') return 0;
  return key === 'End' ? total - 1 : null;
}
