import { quantile } from '../load/callers.ts';
import type { Visits } from './visitors.ts';

/** Prints the visits: number, times and statuses of each kind. */
export function printVisits({ statuses, times }: Visits): void {
  console.log(`${'visits'.padEnd(26)}number   median      99 %   statuses`);
  for (const [kind, counts] of Object.entries(statuses)) {
    const sorted = (times[kind] ?? []).toSorted((a, b) => a - b);
    const at = (share: number) => `${quantile(sorted, share).toFixed(0)} ms`.padStart(9);
    const list = Object.entries(counts).map(([status, count]) => `${count} x ${status}`);
    console.log(
      `${kind.padEnd(26)}${String(sorted.length).padStart(6)}${at(0.5)} ${at(0.99)}   ${list.join(', ')}`,
    );
  }
}
