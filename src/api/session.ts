import { create } from 'zustand';
import { readCookie, writeCookie } from '../lib/cookie.ts';

const COOKIE = 'auth._token.local';
const LIFE_SECONDS = 604_800;
const PREFIX = 'Bearer ';
const CHANNEL = 'lychee.session';

interface SessionState {
  signedIn: boolean;
}

/** Whether somebody is signed in. The token itself stays in its cookie. */
export const useSession = create<SessionState>(() => ({ signedIn: false }));

/** Bare token of the cookie, null for a guest. */
export function readToken(): string | null {
  const value = readCookie(COOKIE);
  return value?.startsWith(PREFIX) ? value.slice(PREFIX.length) : null;
}

let channel: BroadcastChannel | null = null;

/**
 * Reads the cookie and follows what other tabs do.
 * @param onOtherTab another tab signed in, out, or changed the shopper
 */
export function startSession(onOtherTab: () => void): void {
  useSession.setState({ signedIn: readToken() !== null });
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => {
    useSession.setState({ signedIn: readToken() !== null });
    onOtherTab();
  };
}

function announce() {
  channel?.postMessage('changed');
}

export function keepToken(token: string): void {
  writeCookie(COOKIE, PREFIX + token, LIFE_SECONDS);
  useSession.setState({ signedIn: true });
  announce();
}

/** @param told false when this only follows a refusal of the backend: other tabs will find out by themselves */
export function dropToken(told = true): void {
  writeCookie(COOKIE, '', 0);
  useSession.setState({ signedIn: false });
  if (told) announce();
}
