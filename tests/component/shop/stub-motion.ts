import { vi } from 'vitest';

/** Sets the duration tokens, as the style sheets do. */
export function setDurations(ms: number): void {
  for (const name of ['--t-fast', '--t-base', '--t-slow'])
    document.documentElement.style.setProperty(name, `${ms}ms`);
}

const IN_VIEW = { top: 100, left: 100, width: 200, height: 200 };

/** Every element is at this place, and every picture is loaded. */
export function stubPlaces(place: Partial<typeof IN_VIEW> = {}): void {
  const { top, left, width, height } = { ...IN_VIEW, ...place };
  const box = new DOMRect(left, top, width, height);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
}
