const MIN_CALLS = 12;
/** The last quarter takes at least this many times as long as the first, and this much longer. */
const MIN_FACTOR = 2;
const MIN_GAIN_MS = 100;
/** Rank correlation of time and number of the call; 1: each is slower than the one before. */
const MIN_CORRELATION = 0.9;

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Spearman's rank correlation of times and their order. */
function correlation(times: readonly number[]): number {
  const order = times.map((_, at) => at).toSorted((a, b) => (times[a] ?? 0) - (times[b] ?? 0));
  const count = times.length;
  const squares = order.reduce((sum, at, rank) => sum + (at - rank) ** 2, 0);
  return 1 - (6 * squares) / (count * (count ** 2 - 1));
}

/** Whether response times, in milliseconds and in the order of the calls, rise steadily. */
export function isRising(times: readonly number[]): boolean {
  if (times.length < MIN_CALLS) return false;
  const quarter = Math.floor(times.length / 4);
  const first = median(times.slice(0, quarter));
  const last = median(times.slice(-quarter));
  return (
    last > first * MIN_FACTOR && last > first + MIN_GAIN_MS && correlation(times) > MIN_CORRELATION
  );
}
