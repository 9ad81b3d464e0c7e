import { LANGUAGES, type Locale } from '../../i18n/languages.ts';
import { DIAL_CODES } from './dial-codes.ts';

/** As many characters of a country as the backend stores. */
const STORED = 20;
/** Whose code it is first of all, where several countries share one. */
const MAIN: Record<string, string> = { '1': 'US', '7': 'RU', '39': 'IT', '44': 'GB', '47': 'NO', '61': 'AU', '212': 'MA', '262': 'RE', '358': 'FI', '590': 'GP', '599': 'CW' };

export interface Country {
  /** ISO 3166-1 alpha-2 */
  code: string;
  name: string;
  /** in Chinese, and to readers of Chinese in English */
  otherName: string;
  /** tag of that language */
  otherTag: string;
  english: string;
  dial: string;
}

const names = (tag: string) => new Intl.DisplayNames([tag, 'en'], { type: 'region' });
const nameOf = (tag: string, code: string) => names(tag).of(code) ?? code;

/** All countries and regions by their name in a language. */
export function countries(locale: Locale): Country[] {
  const { tag } = LANGUAGES[locale];
  const otherTag = locale === 'zh-CN' ? 'en' : 'zh-CN';
  const [own, other, english] = [names(tag), names(otherTag), names('en')];
  const compare = new Intl.Collator(tag).compare;
  return Object.entries(DIAL_CODES)
    .map(([code, dial]) => ({ code, dial, name: own.of(code) ?? code, otherName: other.of(code) ?? code, otherTag, english: english.of(code) ?? code }))
    .sort((a, b) => compare(a.name, b.name));
}

/** What is stored for a country: its English name, or its code where that is too long. */
export function storedCountry(code: string): string {
  const name = nameOf('en', code);
  return name.length > STORED ? code : name;
}

/** The country a calling code stands for: `near` if it has that code, else the one it belongs to first of all. */
export function countryOfDial(dial: string | null | undefined, near: string | null): string | null {
  if (!dial) return null;
  if (near && DIAL_CODES[near] === dial) return near;
  return MAIN[dial] ?? Object.keys(DIAL_CODES).find((code) => DIAL_CODES[code] === dial) ?? null;
}
