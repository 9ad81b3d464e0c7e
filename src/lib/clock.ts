/** A shopper's clock may be hours wrong; less than this is the way of the answer, and the seconds that it leaves out. */
const TOLERANCE_MS = 30_000;

let ahead = 0;

/** Learns how wrong this clock is from the `Date` of a fresh answer. */
export function learnServerTime(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now();
  if (!Number.isNaN(difference)) ahead = Math.abs(difference) < TOLERANCE_MS ? 0 : difference;
}

/** The present moment as the backend has it: what its deadlines are to be compared with. */
export const serverNow = (): number => Date.now() + ahead;
