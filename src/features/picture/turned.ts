/** Which of so many pictures a key leads to: the arrows go round, Home and End to the ends; null for any other key. */
export function turned(key: string, at: number, total: number): number | null {
  if (key === 'ArrowLeft') return (at - 1 + total) % total;
  if (key === 'ArrowRight') return (at + 1) % total;
  if (key === 'Home') return 0;
  return key === 'End' ? total - 1 : null;
}
