/** Where the wire's integers end. */
const MOST = 2 ** 31 - 1;

/** A whole number above 0 out of an address, as the wire can carry it; undefined when the text is none. */
export function positive(text: string | null | undefined): number | undefined {
  const value = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0;
  return value > 0 && value <= MOST ? value : undefined;
}
