let count = 0;

const add = (event: Event) => {
  if (!(event instanceof KeyboardEvent && event.repeat)) count += 1;
};

/** How often the shopper has pressed a key or a pointer. */
export const presses = (): number => count;

/** Counts presses in this document. Returns what stops it. */
export function countPresses(): () => void {
  const controller = new AbortController();
  for (const name of ['keydown', 'pointerdown'])
    window.addEventListener(name, add, { capture: true, passive: true, signal: controller.signal });
  return () => controller.abort();
}
