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

/** What people call a country that no list of names has. */
const SHORT_NAMES: Record<string, readonly string[]> = {
  AE: ['UAE'],
  GB: ['UK', 'England'],
  KR: ['Korea', 'ROK'],
  US: ['USA', 'America'],
};

export interface Country {
  /** ISO 3166-1 alpha-2 */
  code: string;
  name: string;
  /** in English and Chinese, as far as that is not the page's language */
  otherNames: readonly { text: string; tag: string }[];
  /** in every language of the shop */
  names: readonly string[];
  dial: string;
}

/** All countries and regions by their name in a language. */
export function countries(locale: Locale): Country[] {
  const own = regionNames(locale);
  const all = LOCALES.map(regionNames);
  const others = (['en', 'zh-CN'] as const)
    .filter((other) => other !== locale)
    .map((other) => ({ nameOf: regionNames(other), tag: LANGUAGES[other].tag }));
  const compare = new Intl.Collator(LANGUAGES[locale].tag).compare;
  return Object.entries(DIAL_CODES)
    .map(([code, dial]) => ({
      code,
      dial,
      name: own(code),
      otherNames: others.map(({ nameOf, tag }) => ({ text: nameOf(code), tag })),
      names: [...all.map((nameOf) => nameOf(code)), ...(SHORT_NAMES[code] ?? [])],
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
