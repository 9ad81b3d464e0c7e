/** Smaller differences are latency and the resolution of the `Date` header. */
const TOLERANCE_MS = 30_000;

let ahead = 0;

/** Computes the offset of the local clock from the time of an uncached response: its `Date` header, or ms. */
export function syncServerTime(date: string | number | null): void {
  const difference = Number(new Date(date ?? '')) - Date.now();
  if (!Number.isNaN(difference)) ahead = Math.abs(difference) < TOLERANCE_MS ? 0 : difference;
}

/** Current time of the backend, to compare deadlines with; the local clock may be wrong. */
export const serverNow = (): number => Date.now() + ahead;
