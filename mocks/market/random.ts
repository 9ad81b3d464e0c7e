/** Unpredictable random number in [0, 1). */
export function secureRandom(): number {
  const word = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return word / 2 ** 32;
}

/** Seeded random numbers (mulberry32), for data that is the same in every run. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `low` to `high`, both included. */
export function between(random: () => number, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

export function hex(random: () => number, length: number): string {
  let text = '';
  while (text.length < length) text += between(random, 0, 15).toString(16);
  return text;
}
