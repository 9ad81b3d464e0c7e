import { create } from 'zustand';
import { readCookie, writeCookie } from '#/lib/cookie.ts';
import { tabStore } from '#/lib/storage.ts';

export const TOKEN_COOKIE = 'auth._token.local';
export const TOKEN_PREFIX = 'Bearer ';
/** Fingerprint of the token's shopper. It outlives an expired session. */
export const SHOPPER_COOKIE = 'auth.shopper';
/** Fingerprint of the shopper whose data this tab's storage holds. */
export const OWNER_KEY = 'lychee.owner';

interface SessionState {
  signedIn: boolean;
}

/** Whether a session exists. The token itself stays in its cookie. */
export const useSession = create<SessionState>(() => ({ signedIn: false }));

export const tokenState = {
  /** the token that this tab uses */
  active: null as string | null,
  /** the token, if the browser blocks cookies; lost on reload */
  memoryFallback: null as string | null,
};

/** The token without its prefix; null for a guest. */
export function readToken(): string | null {
  const value = readCookie(TOKEN_COOKIE);
  return value?.startsWith(TOKEN_PREFIX)
    ? value.slice(TOKEN_PREFIX.length)
    : tokenState.memoryFallback;
}

/** Updates the session state from the cookie. */
export function followSession(): void {
  tokenState.active = readToken();
  useSession.setState({ signedIn: tokenState.active !== null });
}

/** Initializes the session from the cookie. Clears tab storage that belongs to another shopper. */
export function startSession(): void {
  const owner = tabStore.get(OWNER_KEY);
  const shopper = readCookie(SHOPPER_COOKIE);
  if (owner !== null && owner !== shopper) tabStore.clear();
  if (shopper !== null) tabStore.set(OWNER_KEY, shopper);
  followSession();
}

/** Drops a token that the backend refused. Other tabs are not notified, and the fingerprint stays for the next sign-in. */
export function discardToken(): void {
  writeCookie(TOKEN_COOKIE, '', 0);
  tokenState.memoryFallback = null;
  followSession();
}
