/** Beginning and ending a session, and hearing of it in other tabs: what no page begins with. */
import { readCookie, writeCookie } from '../lib/cookie.ts';
import { tabStore } from '../lib/storage.ts';
import {
  followSession,
  held,
  loseToken,
  OWNER_KEY,
  readToken,
  SHOPPER_COOKIE,
  TOKEN_COOKIE,
  TOKEN_PREFIX,
} from './session.ts';

const LIFE_SECONDS = 604_800;
const CHANNEL = 'lychee.session';

/** Calls back when another tab begins or ends a session; gives a function that stops this. */
export function onSessionChange(tell: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', tell);
  return () => channel.close();
}

function announce() {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/** False when the browser keeps no cookies: the session then lasts as long as the page. */
export function keepToken(token: string): boolean {
  writeCookie(TOKEN_COOKIE, TOKEN_PREFIX + token, LIFE_SECONDS);
  held.spare = null;
  if (readToken() !== token) held.spare = token;
  followSession();
  announce();
  return held.spare === null;
}

/** The shopper leaves this browser. */
export function dropToken(): void {
  loseToken();
  writeCookie(SHOPPER_COOKIE, '', 0);
  announce();
}

/** Somebody else changed the session: another tab, or another page of this one. */
export const hasMoved = (): boolean => readToken() !== held.known;

/** Mark of whoever signed in last in this browser; null after signing out. */
export const signedInShopper = (): string | null => readCookie(SHOPPER_COOKIE);

/** Mark of whoever this tab belongs to. */
export const tabShopper = (): string | null => tabStore.get(OWNER_KEY);

export function keepShopper(mark: string): void {
  writeCookie(SHOPPER_COOKIE, mark, LIFE_SECONDS);
  tabStore.set(OWNER_KEY, mark);
}
