import { useEffect } from 'react';
import { partHydrated } from './hydration.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isToggle = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** Sets the text as typing does: React compares it with the last text that a script has set. */
function type(field: Field, text: string) {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Enters again what was entered before React knew of the fields. */
function replayInput(): void {
  const entered = window.preHydrationInput ?? [];
  window.preHydrationInput = null;
  for (const [field, value] of entered) {
    if (!field.isConnected || field.disabled) continue;
    if (isToggle(field)) {
      // The click sets the value.
      field.checked = value === false;
      field.click();
    } else type(field, String(value));
  }
}

/** Notes that React has received a click; for the click capture of `main`. */
export function forgetClick(): void {
  delete window.preHydrationClick;
}

/** Repeats the last click on a button that came before its part of the page was hydrated. */
export function replayLostClick(): void {
  const button = window.preHydrationClick;
  delete window.preHydrationClick;
  if (button?.isConnected) button.click();
}

/** Inside of a boundary whose HTML comes from the server: marks it as hydrated, and repeats what came before. */
export function HydratedPart({ setHydrated }: { setHydrated?: (is: true) => void }) {
  useEffect(() => {
    partHydrated();
    setHydrated?.(true);
    replayInput();
    replayLostClick();
  }, [setHydrated]);
  return null;
}
