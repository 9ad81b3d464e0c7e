import { create } from 'zustand';
import { readCookie, writeCookie } from '../lib/cookie.ts';
import { tabStore } from '../lib/storage.ts';

/** What of a session is kept, and where. */
export const SESSION = {
  cookie: 'auth._token.local',
  prefix: 'Bearer ',
  /** whose token the cookie holds; it outlives a session that ended by itself */
  shopperCookie: 'auth.shopper',
  /** whose the things of this tab are */
  ownerKey: 'lychee.owner',
};

interface SessionState {
  signedIn: boolean;
}

/** Whether somebody is signed in. The token itself stays in its cookie. */
export const useSession = create<SessionState>(() => ({ signedIn: false }));

export const held = {
  /** the token that this tab acts on */
  known: null as string | null,
  /** where the browser keeps no cookies the token lasts as long as the page */
  spare: null as string | null,
};

/** Bare token of the cookie, null for a guest. */
export function readToken(): string | null {
  const value = readCookie(SESSION.cookie);
  return value?.startsWith(SESSION.prefix) ? value.slice(SESSION.prefix.length) : held.spare;
}

/** Takes over what the cookie holds now. */
export function followSession(): void {
  held.known = readToken();
  useSession.setState({ signedIn: held.known !== null });
}

/** Reads the cookie. What another shopper left in this tab is not kept. */
export function startSession(): void {
  const owner = tabStore.get(SESSION.ownerKey);
  const shopper = readCookie(SESSION.shopperCookie);
  if (owner !== null && owner !== shopper) tabStore.clear();
  if (shopper !== null) tabStore.set(SESSION.ownerKey, shopper);
  followSession();
}

/** The backend has refused the token. Other tabs will find out by themselves, and the same shopper may come back. */
export function loseToken(): void {
  writeCookie(SESSION.cookie, '', 0);
  held.spare = null;
  followSession();
}
