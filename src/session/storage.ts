/** Where the session is stored: the token and the shopper's random id in cookies, the owner of the tab's data in the tab. */
import { readCookie, writeCookie } from '#/lib/cookie.ts';
import { tabStore } from '#/lib/storage.ts';
import type { StoredSession } from './state.ts';

const TOKEN_COOKIE = 'auth._token.local';
const TOKEN_PREFIX = 'Bearer ';
/** Random id of the last shopper of this browser. It outlives an expired session, and is removed on sign-out. */
const SHOPPER_COOKIE = 'auth.shopper';
const OWNER_KEY = 'lychee.owner';
/** Maps the random id to a shopper, see `shopper-id.ts`. It outlives an expired session. */
export const SHOPPER_KEY = 'lychee.shopper';

const LIFE_SECONDS = 604_800;

/** The token, if the browser blocks cookies; lost on reload. */
let memoryToken: string | null = null;

/** The token without its prefix; null for a guest. */
export function readToken(): string | null {
  const value = readCookie(TOKEN_COOKIE);
  return value?.startsWith(TOKEN_PREFIX) ? value.slice(TOKEN_PREFIX.length) : memoryToken;
}

/** Stores the token. False if the browser blocks cookies: the session is then lost on reload. */
export function writeToken(token: string): boolean {
  writeCookie(TOKEN_COOKIE, TOKEN_PREFIX + token, LIFE_SECONDS);
  memoryToken = null;
  if (readToken() !== token) memoryToken = token;
  return memoryToken === null;
}

export function deleteToken(): void {
  writeCookie(TOKEN_COOKIE, '', 0);
  memoryToken = null;
}

export const readStoredSession = (): StoredSession => ({
  hasToken: readToken() !== null,
  shopper: readCookie(SHOPPER_COOKIE) || null,
});

export const writeShopper = (shopper: string): void =>
  writeCookie(SHOPPER_COOKIE, shopper, LIFE_SECONDS);

export const deleteShopper = (): void => writeCookie(SHOPPER_COOKIE, '', 0);

export const readOwner = (): string | null => tabStore.get(OWNER_KEY);
export const writeOwner = (shopper: string): void => tabStore.set(OWNER_KEY, shopper);
