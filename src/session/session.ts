/** The session of this tab: every event goes through `dispatch`, which also carries out the effects on storage. */
import { create } from 'zustand';
import { browserStore, tabStore } from '#/lib/storage.ts';
import {
  type Effect,
  GUEST,
  isSignedIn,
  type Session,
  type SessionEvent,
  transition,
} from './state.ts';
import {
  deleteToken,
  readOwner,
  readStoredSession,
  readToken,
  SHOPPER_KEY,
  writeOwner,
} from './storage.ts';

/** The token itself stays in its cookie. */
export const sessionStore = create<Session>(() => GUEST);

/** the token that this tab uses */
let activeToken: string | null = null;

/** @returns the effects, for callers that refetch or reload */
export function dispatch(event: SessionEvent): readonly Effect[] {
  const { session, effects } = transition(sessionStore.getState(), event);
  if (effects.includes('clearTab')) tabStore.clear();
  if (effects.includes('clearBrowser'))
    browserStore.clear(event.type === 'expired' ? [SHOPPER_KEY] : []);
  if (session.shopper !== null) writeOwner(session.shopper);
  activeToken = readToken();
  sessionStore.setState(session, true);
  return effects;
}

/** True if another tab, or another page of this tab, changed the token. */
export const hasTokenChanged = (): boolean => readToken() !== activeToken;

/** Whether a session exists, outside of components. */
export const hasSession = (): boolean => isSignedIn(sessionStore.getState());

/** Random id of the shopper whose data this tab holds. */
export const tabShopper = (): string | null => sessionStore.getState().shopper;

/** Restores the session from the cookies when the document starts. */
export function restoreSession(): void {
  sessionStore.setState(GUEST, true);
  dispatch({ type: 'restored', stored: readStoredSession(), owner: readOwner() });
}

/** Drops a token that the backend refused. Other tabs find out with their next call. */
export function expireSession(): void {
  deleteToken();
  dispatch({ type: 'expired' });
}
