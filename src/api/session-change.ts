/** Starts and ends sessions and notifies other tabs; not needed for the first render. */
import { readCookie, writeCookie } from '#/lib/cookie.ts';
import { tabStore } from '#/lib/storage.ts';
import {
  followSession,
  tokenState,
  discardToken,
  OWNER_KEY,
  readToken,
  SHOPPER_COOKIE,
  TOKEN_COOKIE,
  TOKEN_PREFIX,
} from './session.ts';

const LIFE_SECONDS = 604_800;
const CHANNEL = 'lychee.session';

/** Subscribes to sessions started or ended in other tabs; returns the unsubscribe function. */
export function onSessionChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', listener);
  return () => channel.close();
}

function notifyTabs() {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/** Stores the token. False if the browser blocks cookies: the session is then lost on reload. */
export function storeToken(token: string): boolean {
  writeCookie(TOKEN_COOKIE, TOKEN_PREFIX + token, LIFE_SECONDS);
  tokenState.memoryFallback = null;
  if (readToken() !== token) tokenState.memoryFallback = token;
  followSession();
  notifyTabs();
  return tokenState.memoryFallback === null;
}

/** Signs out. */
export function clearToken(): void {
  discardToken();
  writeCookie(SHOPPER_COOKIE, '', 0);
  notifyTabs();
}

/** True if another tab, or another page of this tab, changed the session. */
export const hasSessionChanged = (): boolean => readToken() !== tokenState.active;

/** Fingerprint of the last shopper of this browser; null after signing out. */
export const browserFingerprint = (): string | null => readCookie(SHOPPER_COOKIE);

/** Fingerprint of this tab's shopper. */
export const tabFingerprint = (): string | null => tabStore.get(OWNER_KEY);

export function storeFingerprint(fingerprint: string): void {
  writeCookie(SHOPPER_COOKIE, fingerprint, LIFE_SECONDS);
  tabStore.set(OWNER_KEY, fingerprint);
}
