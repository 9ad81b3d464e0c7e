/** Where the session is stored: the token and the shopper's random id in cookies. */
import { readCookie, writeCookie } from '#/lib/cookie.ts';
import type { StoredSession } from './state.ts';

export const TOKEN_COOKIE = 'auth._token.local';
export const TOKEN_PREFIX = 'Bearer ';
/** Random id of the last shopper of this browser. It outlives an expired session, and is removed on sign-out. */
export const SHOPPER_COOKIE = 'auth.shopper';
/** Maps the random id to a shopper, see `shopper-id.ts`. It outlives an expired session. */
export const SHOPPER_KEY = 'lychee.shopper';
/** Wishlist of this device, which may not be in the shopper's account yet; see `device-wishes.ts`. */
export const DEVICE_WISHES_KEY = 'lychee.wishes';

/** The token, if the browser blocks cookies; lost on reload. */
export const memory = { token: null as string | null };

/** What a header may contain; longer than any token. With another one no call could be sent. */
const SENDABLE = /^[\x21-\x7e]{1,4096}$/;

/** The token of the cookie's value, without its prefix; null for a guest, and if it is none that can be sent. */
export function tokenOf(value: string | null): string | null {
  const token = value?.startsWith(TOKEN_PREFIX) ? value.slice(TOKEN_PREFIX.length) : '';
  return SENDABLE.test(token) ? token : null;
}

/** The token without its prefix; null for a guest. */
export const readToken = (): string | null => tokenOf(readCookie(TOKEN_COOKIE)) ?? memory.token;

export function deleteToken(): void {
  writeCookie(TOKEN_COOKIE, '', 0);
  memory.token = null;
}

export const readStoredSession = (): StoredSession => ({
  hasToken: readToken() !== null,
  shopper: readCookie(SHOPPER_COOKIE) || null,
});
