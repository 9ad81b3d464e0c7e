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

const known = new Map<Locale, Intl.DisplayNames>();

/** Made once for a language: making them takes longer than many names. */
function displayNames(locale: Locale): Intl.DisplayNames {
  const names =
    known.get(locale) ?? new Intl.DisplayNames([LANGUAGES[locale].tag, 'en'], { type: 'region' });
  known.set(locale, names);
  return names;
}

/** Returns a function that names a country or region in a language. */
export function regionNames(locale: Locale): (code: string) => string {
  const names = displayNames(locale);
  return (code) => (locale === 'lao' ? lao[code] : undefined) ?? names.of(code) ?? code;
}
