import { PRE_ORDER_LIFE_MS } from '#/backend/limits.ts';

/** Remaining time at which a warning is shown. */
export const WARN_MS = 60_000;

type ExpiryPhase = 'fresh' | 'soon' | 'over';

export const remainingMs = (openedAt: number, now: number): number =>
  Math.max(0, PRE_ORDER_LIFE_MS - Math.max(0, now - openedAt));

export function expiryPhase(left: number): ExpiryPhase {
  if (left <= 0) return 'over';
  return left <= WARN_MS ? 'soon' : 'fresh';
}

/** Delay until the next check: at the warning, then every second; null after expiry. */
export function nextCheckDelay(left: number): number | null {
  if (left <= 0) return null;
  return left > WARN_MS ? left - WARN_MS : left % 1000 || 1000;
}

/** `0:42` */
export function timeLeftText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
