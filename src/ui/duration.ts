/** Milliseconds of a duration token; 0 if the shopper prefers reduced motion, or without style sheets. */
export function duration(token: '--t-fast' | '--t-base' | '--t-slow'): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  const count = parseFloat(value) || 0;
  // Builds shorten `240ms` to `.24s`.
  return value.endsWith('ms') ? count : count * 1000;
}
