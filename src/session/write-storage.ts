/** Stores what a sign-in brings; not needed for the first render. */
import { writeCookie } from '#/lib/cookie.ts';
import { memory, readToken, SHOPPER_COOKIE, TOKEN_COOKIE, TOKEN_PREFIX } from './storage.ts';

const LIFE_SECONDS = 604_800;

/** Stores the token. False if the browser blocks cookies: the session is then lost on reload. */
export function writeToken(token: string): boolean {
  writeCookie(TOKEN_COOKIE, TOKEN_PREFIX + token, LIFE_SECONDS);
  memory.token = null;
  if (readToken() !== token) memory.token = token;
  return memory.token === null;
}

export const writeShopper = (shopper: string): void =>
  writeCookie(SHOPPER_COOKIE, shopper, LIFE_SECONDS);

export const deleteShopper = (): void => writeCookie(SHOPPER_COOKIE, '', 0);
