/** A whole number above 0 out of an address; undefined when the text is none. */
export function positive(text: string | null | undefined): number | undefined {
  const value = Number(text);
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
