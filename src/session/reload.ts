import { isReplaced, sessionStore } from './session.ts';

/** Reloads the document and hides it until then. @param at address with the language prefix; the current one by default */
export function hardReload(at?: string): void {
  document.documentElement.hidden = true;
  if (at === undefined) window.location.reload();
  else window.location.replace(at);
}

/** As `isReplaced`, and reloads the document if it does not yet. */
export function leaveIfReplaced(): boolean {
  if (!isReplaced()) return false;
  // No event says that cookies were removed by hand or by an extension: a press would do nothing for good.
  if (sessionStore.getState().kind !== 'replaced') hardReload();
  return true;
}
