import { isLocale, type Locale } from '#/i18n/languages.ts';
import { readCookie, writeCookie } from '#/lib/cookie.ts';
import { shortHash } from '#/lib/hash.ts';
import { persisted } from '#/lib/persisted.ts';
import { browserStore } from '#/lib/storage.ts';

const MAX_ENTRIES = 5;

/** A wallet's token is stored as a hash; empty for a provider without one. */
const tokenName = (token: string | null): string => (token === null ? '' : shortHash(token));

/** A payment started at an external provider. */
interface StartedPayment {
  orderNo: string;
  /** hash of the wallet's token */
  name: string;
}

const isStarted = (entry: unknown): entry is StartedPayment =>
  typeof entry === 'object' &&
  entry !== null &&
  'orderNo' in entry &&
  typeof entry.orderNo === 'string' &&
  'name' in entry &&
  typeof entry.name === 'string';

/** Validates stored payments. */
const parseStartedPayments = (stored: unknown): StartedPayment[] =>
  Array.isArray(stored) ? stored.filter(isStarted) : [];

/** The payments started in this browser, oldest first. */
const startedPayments = persisted(browserStore, 'lychee.pay', parseStartedPayments);

/** The order that a payment was started for, in any tab. */
export const orderOfPayment = (token: string | null): string | null =>
  startedPayments.read().findLast(({ name }) => name === tokenName(token))?.orderNo ?? null;

const COOKIE = 'pay.language';
const DAY = 86_400;

type StoredLocale = readonly [name: string, locale: Locale];

/** Parses stored languages of payments, oldest first. */
const parseStoredLocales = (text: string | null): StoredLocale[] =>
  (text ?? '').split(' ').flatMap((entry): StoredLocale[] => {
    const [name = '', locale] = entry.split(':');
    return isLocale(locale) ? [[name, locale]] : [];
  });

/**
 * The language in which a payment was started; for an unknown payment that of the last one.
 * Stored in a cookie, which all tabs share and which outlives the session.
 */
export function languageOfPayment(token: string | null): Locale | null {
  const stored = parseStoredLocales(readCookie(COOKIE));
  const entry = stored.findLast(([name]) => name === tokenName(token)) ?? stored.at(-1);
  return entry?.[1] ?? null;
}

/** Stores a payment before the redirect to the provider. */
export function storeStartedPayment(orderNo: string, token: string | null, locale: Locale): void {
  const name = tokenName(token);
  startedPayments.write([...startedPayments.read(), { orderNo, name }].slice(-MAX_ENTRIES));
  const locales: StoredLocale[] = [...parseStoredLocales(readCookie(COOKIE)), [name, locale]];
  const text = locales.slice(-MAX_ENTRIES).map((entry) => entry.join(':'));
  writeCookie(COOKIE, text.join(' '), DAY);
}
