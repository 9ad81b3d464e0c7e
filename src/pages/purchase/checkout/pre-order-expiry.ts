import { isGone } from '#/api/error-class.ts';
import { isApiError } from '#/api/error.ts';

/** Lifetime of a pre-order. */
export const LIFETIME_MS = 5 * 60_000;
/** Remaining time at which a warning is shown. */
export const WARN_MS = 60_000;

export type ExpiryPhase = 'fresh' | 'soon' | 'over';

export const remainingMs = (openedAt: number, now: number): number =>
  Math.max(0, LIFETIME_MS - Math.max(0, now - openedAt));

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
export function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Messages of other editions and of the demo market for an expired pre-order, one line per language. */
const EXPIRED: readonly RegExp[] = [
  /^(?:预下单订单不存在|订单信息已失效)/,
  /^This checkout has expired/,
  /^Cette commande a expiré/,
  /^หมดเวลายืนยันคำสั่งซื้อ/,
  /^ໝົດເວລາຢືນຢັນຄຳສັ່ງຊື້/,
];

/** Whether a pre-order has expired. The backend uses the same code for other failures. */
export function isPreOrderGone(error: unknown): boolean {
  if (!isApiError(error) || error.kind !== 'answer') return false;
  return isGone(error) || EXPIRED.some((sentence) => sentence.test(error.message.trim()));
}
