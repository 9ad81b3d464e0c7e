/** The session of this tab: `apply` sets its state and carries out the effects on storage. */
import { create } from 'zustand';
import { browserStore, tabStore } from '#/lib/storage.ts';
import {
  type Effect,
  expired,
  GUEST,
  isReplacedBy,
  isSignedIn,
  isUnidentified,
  restored,
  type Session,
  type Transition,
} from './state.ts';
import {
  deleteToken,
  KEPT_KEYS,
  readOwner,
  readStoredSession,
  readToken,
  UNIDENTIFIED,
  writeOwner,
} from './storage.ts';

/** The token itself stays in its cookie. */
export const sessionStore = create<Session>(() => GUEST);

/** the token that this tab uses */
let activeToken: string | null = null;

/** Carries out a transition. @returns its effects, for callers that refetch or reload */
export function apply({ session, effects }: Transition): readonly Effect[] {
  if (typeof window === 'undefined') throw new Error('A server has no session of its own');
  if (effects.includes('clearTab')) tabStore.clear();
  if (effects.includes('clearBrowser'))
    browserStore.clear(session.kind === 'expired' ? KEPT_KEYS : []);
  if (isUnidentified(session)) writeOwner(UNIDENTIFIED);
  else if (session.shopper !== null) writeOwner(session.shopper);
  activeToken = readToken();
  sessionStore.setState(session, true);
  return effects;
}

/** True if another tab, or another page of this tab, changed the token. */
export const hasTokenChanged = (): boolean => readToken() !== activeToken;

/** Whether another shopper has signed in, or this one has signed out, in another tab: this one is going to be reloaded. */
export function isReplaced(): boolean {
  const session = sessionStore.getState();
  return (
    session.kind === 'replaced' || (hasTokenChanged() && isReplacedBy(session, readStoredSession()))
  );
}

/** Whether a session exists, outside of components. */
export const hasSession = (): boolean => isSignedIn(sessionStore.getState());

/** Restores the session from the cookies when the document starts. */
export function restoreSession(): void {
  apply(restored(readStoredSession(), readOwner()));
}

/** Drops a token that the backend refused. Other tabs find out with their next call. */
export function expireSession(): void {
  deleteToken();
  apply(expired(sessionStore.getState()));
}
