import { useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from '#/lib/cookie.ts';

/** What the shopper has chosen about events; null: not yet. */
type Consent = 'accepted' | 'refused' | null;

const COOKIE = 'consent';
/** Half a year, after which the question is repeated. */
const LIFETIME_S = 15_552_000;

const listeners = new Set<() => void>();

function readConsent(): Consent {
  const stored = readCookie(COOKIE);
  return stored === 'accepted' || stored === 'refused' ? stored : null;
}

/** The choice in this document, if cookies are blocked. */
let spare: Consent = null;

export function writeConsent(consent: 'accepted' | 'refused'): void {
  writeCookie(COOKIE, consent, LIFETIME_S);
  spare = consent;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  // The choice may change in another tab.
  window.addEventListener('focus', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('focus', listener);
  };
}

export const useConsent = (): Consent =>
  useSyncExternalStore(
    subscribe,
    () => readConsent() ?? spare,
    () => null,
  );
