/** At least half of the element's height and width is in the window. */
export function isInView(element: Element): boolean {
  const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
  const tall = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  const wide = Math.min(right, window.innerWidth) - Math.max(left, 0);
  return height > 0 && tall >= height / 2 && wide >= width / 2;
}

/** Milliseconds of a duration token; 0 if the shopper prefers reduced motion, or without style sheets. */
export function duration(token: '--t-fast' | '--t-base' | '--t-slow'): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  const count = parseFloat(value) || 0;
  // Builds shorten `240ms` to `.24s`.
  return value.endsWith('ms') ? count : count * 1000;
}
