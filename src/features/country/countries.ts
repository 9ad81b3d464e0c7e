import { LANGUAGES, type Locale, LOCALES } from '../../i18n/languages.ts';
import { DIAL_CODES } from './dial-codes.ts';
import { regionNames } from './region-names.ts';

/** As many characters of a country as the backend stores. */
const STORED = 20;
/** Whose code it is first of all, where several countries share one. */
const MAIN: Record<string, string> = {
  '1': 'US',
  '7': 'RU',
  '39': 'IT',
  '44': 'GB',
  '47': 'NO',
  '61': 'AU',
  '212': 'MA',
  '262': 'RE',
  '358': 'FI',
  '590': 'GP',
  '599': 'CW',
};

export interface Country {
  /** ISO 3166-1 alpha-2 */
  code: string;
  name: string;
  /** in Chinese, and to readers of Chinese in English */
  otherName: string;
  /** tag of that language */
  otherTag: string;
  /** in every language of the shop */
  names: readonly string[];
  dial: string;
}

/** All countries and regions by their name in a language. */
export function countries(locale: Locale): Country[] {
  const otherLocale = locale === 'zh-CN' ? 'en' : 'zh-CN';
  const [own, other, all] = [
    regionNames(locale),
    regionNames(otherLocale),
    LOCALES.map(regionNames),
  ];
  const compare = new Intl.Collator(LANGUAGES[locale].tag).compare;
  return Object.entries(DIAL_CODES)
    .map(([code, dial]) => ({
      code,
      dial,
      name: own(code),
      otherName: other(code),
      otherTag: LANGUAGES[otherLocale].tag,
      names: all.map((nameOf) => nameOf(code)),
    }))
    .sort((a, b) => compare(a.name, b.name));
}

/** What is stored for a country: its English name, or its code where that is too long. */
export function storedCountry(code: string): string {
  const name = regionNames('en')(code);
  return name.length > STORED ? code : name;
}

/** The country a calling code stands for: `near` if it has that code, else the one it belongs to first of all. */
export function countryOfDial(dial: string | null | undefined, near: string | null): string | null {
  if (!dial) return null;
  if (near && DIAL_CODES[near] === dial) return near;
  return MAIN[dial] ?? Object.keys(DIAL_CODES).find((code) => DIAL_CODES[code] === dial) ?? null;
}
