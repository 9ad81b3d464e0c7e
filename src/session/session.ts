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
  DEVICE_WISHES_KEY,
  readStoredSession,
  readToken,
  SHOPPER_KEY,
} from './storage.ts';

/** The shopper whose data this tab holds. */
const OWNER_KEY = 'lychee.owner';
/** Owner of what a session stores before its shopper is known. A reload drops it. */
const UNIDENTIFIED = 'unidentified';
/** What outlives an expired session in the storage of the browser. */
const KEPT_KEYS = [SHOPPER_KEY, DEVICE_WISHES_KEY];

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
  const owner = isUnidentified(session) ? UNIDENTIFIED : session.shopper;
  if (owner !== null) tabStore.set(OWNER_KEY, owner);
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
  apply(restored(readStoredSession(), tabStore.get(OWNER_KEY)));
}

/** Drops a token that the backend refused. Other tabs find out with their next call. */
export function expireSession(): void {
  deleteToken();
  apply(expired(sessionStore.getState()));
}
