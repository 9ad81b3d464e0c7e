import { localOffset } from '#/config/runtime.ts';
import { type Currency, decimalsOf } from '#/lib/currency.ts';
import type { Minor, PricePart } from '#/lib/money.ts';
import { LANGUAGES, type Locale } from './languages.ts';

const MINUS = '\u2212';
const formatters = new Map<string, Intl.NumberFormat>();

/** Cached, because creating a formatter is expensive and a product list uses dozens. */
function formatter(
  locale: Locale,
  kind: string,
  make: (tag: string) => Intl.NumberFormat,
): Intl.NumberFormat {
  const key = `${locale} ${kind}`;
  const known = formatters.get(key) ?? make(LANGUAGES[locale].numbers);
  formatters.set(key, known);
  return known;
}

/** ISO 4217 code for no currency. */
const NO_CURRENCY = 'XXX';

const moneyFormatter = (tag: string, code: string, decimals: number) =>
  new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

const LETTER = /\p{L}/u;
const GAP: PricePart = { type: 'literal', value: '\u00a0' };

/** Replaces the currency symbol with that of the shop; letters of it are separated from the number by a space. */
function withSign(parts: readonly PricePart[], sign: string): PricePart[] {
  const at = parts.findIndex(({ type }) => type === 'currency');
  const before = parts.slice(0, at);
  const after = parts.slice(at + 1);
  const gapBefore = before.at(-1)?.type !== 'literal' && LETTER.test(sign.charAt(0));
  const gapAfter = after[0]?.type !== 'literal' && LETTER.test(sign.slice(-1));
  return [
    ...before,
    ...(before.length > 0 && gapBefore ? [GAP] : []),
    { type: 'currency', value: sign },
    ...(after.length > 0 && gapAfter ? [GAP] : []),
    ...after,
  ];
}

const withoutSign = (parts: readonly PricePart[]): PricePart[] =>
  parts.filter(({ type }) => type !== 'currency' && type !== 'literal');

const MOST_PRICES = 1000;
const prices = new Map<string, readonly PricePart[]>();

/**
 * Parts of an amount in the shop's currency, with the shop's symbol. The sign U+2212 is always the first part. Without a
 * currency there is no symbol. Kept, because they take a tenth of the time of rendering a list.
 */
export function priceParts(
  minor: Minor,
  locale: Locale,
  currency: Currency | null,
): readonly PricePart[] {
  const key = `${minor} ${locale} ${currency?.code} ${currency?.symbol}`;
  const known = prices.get(key);
  if (known) return known;
  const parts = makePriceParts(minor, locale, currency);
  if (prices.size >= MOST_PRICES) prices.clear();
  prices.set(key, parts);
  return parts;
}

function makePriceParts(minor: Minor, locale: Locale, currency: Currency | null): PricePart[] {
  const code = currency?.code ?? NO_CURRENCY;
  const decimals = decimalsOf(minor, code);
  const parts: PricePart[] = formatter(locale, code + decimals, (tag) =>
    moneyFormatter(tag, code, decimals),
  )
    .formatToParts(Math.abs(minor) / 100)
    .map(({ type, value }) => ({ type, value }));
  const signed = currency?.symbol ? withSign(parts, currency.symbol) : parts;
  const shown = currency?.symbol || currency?.code ? signed : withoutSign(parts);
  return minor < 0 ? [{ type: 'minusSign', value: MINUS }, ...shown] : shown;
}

export const priceText = (minor: Minor, locale: Locale, currency: Currency | null): string =>
  priceParts(minor, locale, currency)
    .map((part) => part.value)
    .join('');

const codedFormatter = (tag: string, currency: string) =>
  new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'code' });

/** An amount that is not in the shop's currency: `USD 278.00`. @param code ISO 4217 code */
export const codedPriceText = (minor: Minor, locale: Locale, code: string): string =>
  formatter(locale, `coded ${code}`, (tag) => codedFormatter(tag, code)).format(minor / 100);

export const numberText = (value: number, locale: Locale): string =>
  formatter(locale, 'number', (tag) => new Intl.NumberFormat(tag)).format(value);

const ratingFormatter = (tag: string) =>
  new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Stars with one decimal: `4.0`. */
export const ratingText = (stars: number, locale: Locale): string =>
  formatter(locale, 'rating', ratingFormatter).format(stars);

const percentFormatter = (tag: string) =>
  new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });

/** `97 %` of 97 in the format of the language, with U+2212 for minus. */
export const percentText = (percent: number, locale: Locale): string =>
  formatter(locale, 'percent', percentFormatter)
    .format(percent / 100)
    .replace('-', MINUS);

const MINUTE_MS = 60_000;
/** Years of four digits. Backends write 9999 for "never", which is year 10000 in zones ahead of theirs. */
const FIRST_MS = Date.parse('0000-01-01T00:00Z');
const LAST_MS = Date.parse('9999-12-31T23:59Z');

/** `2026-11-20 09:42` in every language, in the local time zone. */
export function stampText(date: Date | null): string {
  if (!date) return '';
  const local = date.getTime() + localOffset(date) * MINUTE_MS;
  const shown = new Date(Math.min(LAST_MS, Math.max(FIRST_MS, local)));
  return shown.toISOString().slice(0, 16).replace('T', ' ');
}

export const dayText = (date: Date | null): string => stampText(date).slice(0, 10);

/** `09:42` in the local time zone. */
export const timeOfDay = (date: Date | null): string => stampText(date).slice(11);

/** The local time zone as `UTC+7` or `UTC+5:30` in every language. */
function zoneText(date: Date): string {
  const minutes = localOffset(date);
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  return `UTC${minutes < 0 ? MINUS : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}

/** The local time zone at each of these times, once: `UTC+7`; `UTC+1, UTC+2` where the clocks changed between them. */
export const zonesText = (dates: readonly Date[]): string =>
  [...new Set(dates.map(zoneText))].join(', ');
