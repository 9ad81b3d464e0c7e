/** Starts, ends and follows sessions; not needed for the first render. */
import { apply, hasSession, hasTokenChanged, sessionStore } from './session.ts';
import type { Effect } from './state.ts';
import { deleteToken, readStoredSession } from './storage.ts';
import { notifyTabs } from './tabs.ts';
import { type SessionEvent, sessionTransition } from './transition.ts';
import { deleteShopper, writeShopper, writeToken } from './write-storage.ts';

const dispatch = (event: SessionEvent): readonly Effect[] =>
  apply(sessionTransition(sessionStore.getState(), event));

/** Random id of the shopper whose data this tab holds. */
export const tabShopper = (): string | null => sessionStore.getState().shopper;

/** Starts a session in this tab and notifies the others. `isLasting` is false if the browser blocks cookies. */
export function startSession(
  shopper: string,
  token: string,
): { effects: readonly Effect[]; isLasting: boolean } {
  // Stored first: other tabs read both as soon as they are notified.
  writeShopper(shopper);
  const isLasting = writeToken(token);
  const effects = dispatch({ type: 'signedIn', shopper });
  notifyTabs();
  return { effects, isLasting };
}

/** Ends the session in this browser and removes the shopper's data. */
export function endSession(): void {
  deleteToken();
  deleteShopper();
  dispatch({ type: 'signedOut' });
  notifyTabs();
}

/** Follows a change by another tab, or by another page of this tab. */
export function syncSession(): readonly Effect[] {
  if (!hasTokenChanged()) return [];
  return dispatch({ type: 'changed', stored: readStoredSession() });
}

/** Stores who the session belongs to, once the user data is loaded; null if that is unknown. */
export function identifyShopper(shopper: string | null, isVisitor: boolean): void {
  if (!hasSession()) return;
  if (shopper !== null) writeShopper(shopper);
  dispatch({ type: 'identified', shopper, isVisitor });
}
