/** Largest integer of the contract. */
const MAX = 2 ** 31 - 1;

/** Parses a positive integer of an address; undefined if the text is none or exceeds the contract's range. */
export function positive(text: string | null | undefined): number | undefined {
  const value = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0;
  return value > 0 && value <= MAX ? value : undefined;
}
