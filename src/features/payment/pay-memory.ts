import { isLocale, type Locale } from '../../i18n/languages.ts';
import { readCookie, writeCookie } from '../../lib/cookie.ts';
import { shortHash } from '../../lib/hash.ts';
import { browserStore } from '../../lib/storage.ts';

const MOST = 5;

/** A wallet's token is stored as a hash; empty for a provider without one. */
const tokenName = (token: string | null): string => (token === null ? '' : shortHash(token));

/** A payment that was started at a provider elsewhere. */
export interface StartedPayment {
  orderNo: string;
  /** name of the wallet's token */
  name: string;
}

const KEY = 'lychee.pay';

const isStarted = (entry: unknown): entry is StartedPayment =>
  typeof entry === 'object' &&
  entry !== null &&
  'orderNo' in entry &&
  typeof entry.orderNo === 'string' &&
  'name' in entry &&
  typeof entry.name === 'string';

/** Payments of a stored text, oldest first. */
export function readStarted(text: string | null): StartedPayment[] {
  if (!text) return [];
  try {
    const stored = JSON.parse(text) as unknown;
    return Array.isArray(stored) ? stored.filter(isStarted) : [];
  } catch {
    // Foreign text under this key counts as none.
    return [];
  }
}

/** The order that a payment was started for, in any tab. */
export const startedOrder = (token: string | null): string | null =>
  readStarted(browserStore.get(KEY)).findLast(({ name }) => name === tokenName(token))?.orderNo ??
  null;

const COOKIE = 'pay.language';
const DAY = 86_400;

type Left = readonly [name: string, locale: Locale];

/** Languages of a stored text, oldest first. */
export const readLeft = (text: string | null): Left[] =>
  (text ?? '').split(' ').flatMap((entry): Left[] => {
    const [name = '', locale] = entry.split(':');
    return isLocale(locale) ? [[name, locale]] : [];
  });

/**
 * The language in which a payment was started; for an unknown payment that of the last one.
 * It is in a cookie, which every tab shares and which outlives the session.
 */
export function languageOfPayment(token: string | null): Locale | null {
  const left = readLeft(readCookie(COOKIE));
  const entry = left.findLast(([name]) => name === tokenName(token)) ?? left.at(-1);
  return entry?.[1] ?? null;
}

/** Remembers a payment before the shopper leaves for the provider. */
export function rememberStarted(orderNo: string, token: string | null, locale: Locale): void {
  const name = tokenName(token);
  const started = [...readStarted(browserStore.get(KEY)), { orderNo, name }].slice(-MOST);
  browserStore.set(KEY, JSON.stringify(started));
  const left: Left[] = [...readLeft(readCookie(COOKIE)), [name, locale]];
  const text = left.slice(-MOST).map((entry) => entry.join(':'));
  writeCookie(COOKIE, text.join(' '), DAY);
}
