import { LONGEST_COUNTRY } from '#/backend/limits.ts';
import { LANGUAGES, type Locale, LOCALES } from '#/i18n/languages.ts';
import DIAL_CODES from 'virtual:dial-codes';
import { regionNames } from './region-names.ts';

/** Main country of calling codes that several countries share. */
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

/** Common names that `Intl` does not have. */
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
  /** in English and Chinese, except in the language of the page */
  otherNames: readonly { text: string; tag: string }[];
  /** in every language of the shop */
  names: readonly string[];
  dial: string;
}

/** All countries and regions, sorted by name in a language. */
export function countries(locale: Locale): Country[] {
  const own = regionNames(locale);
  const all = LOCALES.map(regionNames);
  const others = (['en', 'zh-CN'] as const)
    .filter((other) => other !== locale)
    .map((other) => ({ nameOf: regionNames(other), tag: LANGUAGES[other].tag }));
  const compare = new Intl.Collator([LANGUAGES[locale].tag, 'en']).compare;
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

/** Stored value of a country: the English name, or the code if the name is too long. */
export function storedCountry(code: string): string {
  const name = regionNames('en')(code);
  return name.length > LONGEST_COUNTRY ? code : name;
}

/** Country of a calling code: `near` if it has that code, else the main country. */
export function countryOfDial(dial: string | null | undefined, near: string | null): string | null {
  if (!dial) return null;
  if (near && DIAL_CODES[near] === dial) return near;
  return MAIN[dial] ?? Object.keys(DIAL_CODES).find((code) => DIAL_CODES[code] === dial) ?? null;
}
