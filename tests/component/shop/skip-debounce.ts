import { vi } from 'vitest';

const DEBOUNCE_MS = 500;
const realNow = performance.now.bind(performance);
let skipped = 0;

/** Advances the clock of buttons, which ignore a second press within 500 ms. */
export function skipDebounce(): void {
  skipped += DEBOUNCE_MS;
  const offset = skipped;
  vi.spyOn(performance, 'now').mockImplementation(() => realNow() + offset);
}
