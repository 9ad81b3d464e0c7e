import { useEffect } from 'react';
import { partHydrated } from './hydration.ts';
import { replayInput } from './replay-input.ts';

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
export function HydratedPart() {
  useEffect(() => {
    partHydrated();
    replayInput();
    replayLostClick();
  }, []);
  return null;
}
