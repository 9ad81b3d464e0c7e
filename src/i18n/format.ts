/**
 * Numbers, amounts and times as texts. Not by Intl: the first formatter of a page takes 15 ms, four times as long on a phone,
 * whatever it formats (ADR 31).
 */
import { localOffset } from '#/config/runtime.ts';
import { type Currency, decimalsOf } from '#/lib/currency.ts';
import { type Minor, type PricePart, toAmount } from '#/lib/money.ts';
import { LANGUAGES, type Locale } from './languages.ts';

const MINUS = '\u2212';
const BEFORE_THOUSANDS = /\B(?=(?:\d{3})+$)/g;

const grouped = (digits: string, locale: Locale): string =>
  digits.replace(BEFORE_THOUSANDS, LANGUAGES[locale].numbers.group);

/**
 * `1,234.5`, with U+2212 for minus.
 * @param most decimals; further ones are rounded
 * @param least decimals, with zeros if necessary
 */
export function numberText(value: number, locale: Locale, most = 3, least = 0): string {
  const [whole = '', decimals = ''] = Math.abs(value).toFixed(most).split('.');
  const fraction = decimals.slice(0, least) + decimals.slice(least).replace(/0+$/, '');
  return [
    value < 0 ? MINUS : '',
    grouped(whole, locale),
    fraction && LANGUAGES[locale].numbers.decimal + fraction,
  ].join('');
}

/** Stars with one decimal: `4.0`. */
export const ratingText = (stars: number, locale: Locale): string =>
  numberText(stars, locale, 1, 1);

/** `97 %` of 97 in the format of the language, with U+2212 for minus. */
export const percentText = (percent: number, locale: Locale): string =>
  `${numberText(percent, locale, 0)}${LANGUAGES[locale].numbers.beforePercent}%`;

const LETTER = /\p{L}/u;
const GAP: PricePart = { type: 'literal', value: '\u00a0' };

/** The symbol of the shop, or the usual one of its currency. */
function symbolOf({ code, symbol }: Currency): string {
  if (symbol || !code) return symbol;
  const format = { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' } as const;
  const parts = new Intl.NumberFormat('en', format).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? code;
}

/** A symbol before the number is separated from it by a space if it ends with a letter. */
function withSymbol(number: readonly PricePart[], symbol: string, locale: Locale): PricePart[] {
  if (symbol === '') return [...number];
  const part: PricePart = { type: 'currency', value: symbol };
  if (LANGUAGES[locale].numbers.symbolFollows) return [...number, GAP, part];
  return [part, ...(LETTER.test(symbol.slice(-1)) ? [GAP] : []), ...number];
}

/**
 * Parts of an amount in the shop's currency, with the shop's symbol. The sign U+2212 is always the first part. Without a
 * currency there is no symbol.
 */
export function priceParts(minor: Minor, locale: Locale, currency: Currency | null): PricePart[] {
  const [whole = '', fraction = ''] = toAmount(Math.abs(minor)).split('.');
  const decimals: PricePart[] = [
    { type: 'decimal', value: LANGUAGES[locale].numbers.decimal },
    { type: 'fraction', value: fraction },
  ];
  const number: PricePart[] = [
    { type: 'integer', value: grouped(whole, locale) },
    ...(decimalsOf(minor, currency?.code ?? null) > 0 ? decimals : []),
  ];
  const shown = withSymbol(number, currency ? symbolOf(currency) : '', locale);
  return minor < 0 ? [{ type: 'minusSign', value: MINUS }, ...shown] : shown;
}

export const priceText = (minor: Minor, locale: Locale, currency: Currency | null): string =>
  priceParts(minor, locale, currency)
    .map((part) => part.value)
    .join('');

/** An amount that is not in the shop's currency: `USD 278.00`. @param code ISO 4217 code */
export const codedPriceText = (minor: Minor, locale: Locale, code: string): string =>
  priceText(minor, locale, { code, symbol: code });

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
