import { useCallback, useSyncExternalStore } from 'react';
import { persisted } from '#/lib/persisted.ts';
import { tabStore } from '#/lib/storage.ts';

export const LOCK_SECONDS = 60;
const LOCK_MS = LOCK_SECONDS * 1000;
const LOOK_MS = 500;

/** When the last code was sent; null if none was. */
const sentAt = (address: string) =>
  persisted(tabStore, `lychee.codeSent.${address.toLowerCase()}`, (stored) =>
    typeof stored === 'number' ? stored : null,
  );

function secondsLeft(address: string): number | null {
  const sent = sentAt(address).read();
  if (!address || !sent) return null;
  const left = Math.ceil((sent + LOCK_MS - Date.now()) / 1000);
  // A longer wait means that the clock was set back.
  return left > LOCK_SECONDS ? 0 : Math.max(left, 0);
}

function everyNow(look: () => void): () => void {
  const timer = window.setInterval(look, LOOK_MS);
  return () => window.clearInterval(timer);
}

/**
 * Seconds until an address may request its next code: null if none was sent, 0 when the wait is over. Computed from the
 * stored time of sending, which outlives the panel and the page.
 *
 * The backend stores one code per address for all purposes and refuses a second one within a minute. So the countdown
 * belongs to the address: a mode with another address has its own countdown, a mode with the same address continues it.
 */
export function useCountdown(address: string): { left: number | null; start: () => void } {
  const look = useCallback(() => secondsLeft(address), [address]);
  const left = useSyncExternalStore(everyNow, look, () => null);
  const start = () => sentAt(address).write(Date.now());
  return { left, start };
}
