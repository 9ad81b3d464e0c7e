import { create } from 'zustand';
import { readCookie, writeCookie } from '../lib/cookie.ts';
import { tabStore } from '../lib/storage.ts';

export const TOKEN_COOKIE = 'auth._token.local';
export const TOKEN_PREFIX = 'Bearer ';
/** Whose token the cookie holds. It outlives a session that ended by itself. */
export const SHOPPER_COOKIE = 'auth.shopper';
/** Whose the things of this tab are. */
export const OWNER_KEY = 'lychee.owner';

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
  const value = readCookie(TOKEN_COOKIE);
  return value?.startsWith(TOKEN_PREFIX) ? value.slice(TOKEN_PREFIX.length) : held.spare;
}

/** Takes over what the cookie holds now. */
export function followSession(): void {
  held.known = readToken();
  useSession.setState({ signedIn: held.known !== null });
}

/** Reads the cookie. What another shopper left in this tab is not kept. */
export function startSession(): void {
  const owner = tabStore.get(OWNER_KEY);
  const shopper = readCookie(SHOPPER_COOKIE);
  if (owner !== null && owner !== shopper) tabStore.clear();
  if (shopper !== null) tabStore.set(OWNER_KEY, shopper);
  followSession();
}

/** The backend has refused the token. Other tabs will find out by themselves, and the same shopper may come back. */
export function loseToken(): void {
  writeCookie(TOKEN_COOKIE, '', 0);
  held.spare = null;
  followSession();
}
