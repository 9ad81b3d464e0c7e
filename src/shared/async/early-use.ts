import { isHydrating } from './hydration.ts';

const nextTask = () => new Promise<void>((done) => setTimeout(done));

/** An event of React that nothing in the shop listens to. */
const PROBE = 'dragend';

/** Whether React handles the events of an element: it stops those in parts that are not hydrated, before they arrive. */
export function isOwned(element: Element): boolean {
  let hasArrived = false;
  const note = () => {
    hasArrived = true;
  };
  element.addEventListener(PROBE, note);
  element.dispatchEvent(new Event(PROBE));
  element.removeEventListener(PROBE, note);
  return hasArrived;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: Element): element is Field => element.matches('input, textarea, select');

/** Sets the value as a shopper does: React compares it with the last one that a script has set. */
export function enterText(field: Field, value: string) {
  const prototype = Object.getPrototypeOf(field) as object;
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  const isSelect = field instanceof HTMLSelectElement;
  field.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
  // Suggestions that opened belong to the field with the focus.
  if (document.activeElement !== field)
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

function repeat(element: Element, value: string | boolean | number) {
  if (!(element instanceof HTMLElement) || !element.isConnected || element.matches(':disabled'))
    return;
  if (typeof value === 'string') {
    if (isField(element)) enterText(element, value);
    return;
  }
  // The click sets the value.
  if (element instanceof HTMLInputElement) element.checked = !value;
  element.click();
}

/**
 * Repeats, in their order, presses and entries from before hydration in what React owns by now. The rest waits for its
 * part; recording ends when no part waits.
 */
export async function replayEarlyUse(): Promise<void> {
  const { earlyUse } = window;
  if (!earlyUse) return;
  const { uses } = earlyUse;
  const ownedUses = () => [...uses].filter(([element]) => isOwned(element));
  for (const [element, value] of ownedUses()) {
    // What the shopper has used again by now, React has received.
    if (!uses.delete(element)) continue;
    for (let left = typeof value === 'number' ? value : 1; left > 0; left -= 1) {
      repeat(element, value);
      // The next one finds what this one has rendered.
      await nextTask();
    }
  }
  // Another part may still be repeating.
  if (!isHydrating() && ownedUses().length === 0) window.earlyUse = null;
}
