import { LANGUAGES, type Locale } from '#/i18n/languages.ts';

const THERE = Promise.resolve();
let lao: Readonly<Record<string, string>> = {};
let coming: Promise<void> | null = null;

const isKnown = (locale: Locale) =>
  Intl.DisplayNames.supportedLocalesOf([LANGUAGES[locale].tag]).length > 0;

/** Loads country names in Lao for browsers without Lao. If that fails, they are English. */
export function loadRegionNames(locale: Locale): Promise<void> {
  if (locale !== 'lao' || isKnown(locale)) return THERE;
  coming ??= import('virtual:lao-regions').then(
    ({ default: names }) => void (lao = names),
    () => undefined,
  );
  return coming;
}

/** Returns a function that names a country or region in a language. */
export function regionNames(locale: Locale): (code: string) => string {
  const known = new Intl.DisplayNames([LANGUAGES[locale].tag, 'en'], { type: 'region' });
  return (code) => (locale === 'lao' ? lao[code] : undefined) ?? known.of(code) ?? code;
}
