/** Starts, ends and follows sessions; not needed for the first render. */
import { ownOffsets, ownZone, ZONE_COOKIE } from '#/i18n/zone.ts';
import { readCookie, writeCookie } from '#/lib/cookie.ts';
import { browserStore } from '#/lib/storage.ts';
import { apply, hasSession, hasTokenChanged, sessionStore } from './session.ts';
import type { Effect } from './state.ts';
import {
  deleteToken,
  readStoredSession,
  memory,
  readToken,
  SHOPPER_COOKIE,
  TOKEN_COOKIE,
  TOKEN_PREFIX,
} from './storage.ts';
import { type SessionEvent, sessionTransition } from './transition.ts';

const CHANNEL = 'lychee.session';

/** Null in browsers that block storage: some block this with it. The other tabs notice when they are shown. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

/** Subscribes to sessions started or ended in other tabs; returns the unsubscribe function. */
export function onSessionChange(listener: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', listener);
  return () => channel?.close();
}

function notifyTabs(): void {
  const channel = openChannel();
  channel?.postMessage('changed');
  channel?.close();
}

/** Life of the cookies of a session, in seconds. */
const LIFE_SECONDS = 604_800;

/** Stores the token. False if the browser blocks cookies: the session is then lost on reload. */
export function writeToken(token: string): boolean {
  writeCookie(TOKEN_COOKIE, TOKEN_PREFIX + token, LIFE_SECONDS);
  memory.token = null;
  if (readToken() !== token) memory.token = token;
  return memory.token === null;
}

const writeShopper = (shopper: string): void => writeCookie(SHOPPER_COOKIE, shopper, LIFE_SECONDS);

/** The clocks for which the zone was written. */
const OFFSETS_KEY = 'lychee.offsets';

/**
 * Stores the time zone for the server, if it does not know it or the clocks have become others. Finding the name of the zone takes 15
 * ms (ADR 31).
 */
export function writeZone(): void {
  const offsets = ownOffsets();
  const known = browserStore.get(OFFSETS_KEY) ?? offsets;
  if (known !== offsets || readCookie(ZONE_COOKIE) === null)
    writeCookie(ZONE_COOKIE, ownZone(), LIFE_SECONDS);
  browserStore.set(OFFSETS_KEY, offsets);
}

const deleteShopper = (): void => writeCookie(SHOPPER_COOKIE, '', 0);

const dispatch = (event: SessionEvent): readonly Effect[] =>
  apply(sessionTransition(sessionStore.getState(), event));

/** Random id of the shopper whose data this tab holds. */
export const tabShopper = (): string | null => sessionStore.getState().shopper;

/** Starts a session in this tab and notifies the others. `isLasting` is false if the browser blocks cookies. */
export function startSession(
  shopper: string,
  token: string,
): { effects: readonly Effect[]; isLasting: boolean } {
  // Stored first: other tabs read both as soon as they are notified.
  writeShopper(shopper);
  const isLasting = writeToken(token);
  const effects = dispatch({ type: 'signedIn', shopper });
  notifyTabs();
  return { effects, isLasting };
}

/** Ends the session in this browser and removes the shopper's data. */
export function endSession(): void {
  deleteToken();
  deleteShopper();
  dispatch({ type: 'signedOut' });
  notifyTabs();
}

/** Follows a change by another tab, or by another page of this tab. */
export function syncSession(): readonly Effect[] {
  if (!hasTokenChanged()) return [];
  return dispatch({ type: 'changed', stored: readStoredSession() });
}

/** Stores who the session belongs to, once the user data is loaded; null if that is unknown. */
export function identifyShopper(shopper: string | null, isVisitor: boolean): void {
  if (!hasSession()) return;
  if (shopper !== null) writeShopper(shopper);
  dispatch({ type: 'identified', shopper, isVisitor });
}
