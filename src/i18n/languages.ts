/**
 * The languages of the shop: address prefix, BCP 47 tag, tag for lists, tag for numbers, own name. Many browsers know no
 * Lao; Indonesian writes numbers and amounts just as Lao does, and everything knows it.
 */
export const LANGUAGES = {
  'zh-CN': { prefix: '', tag: 'zh-CN', intl: 'zh-CN', numbers: 'zh-CN', name: '简体中文' },
  en: { prefix: '/en', tag: 'en', intl: 'en-GB', numbers: 'en-GB', name: 'English' },
  fr: { prefix: '/fr', tag: 'fr', intl: 'fr-FR', numbers: 'fr-FR', name: 'Français' },
  th: {
    prefix: '/th',
    tag: 'th',
    intl: 'th-TH-u-ca-gregory-nu-latn',
    numbers: 'th-TH-u-ca-gregory-nu-latn',
    name: 'ไทย',
  },
  lao: { prefix: '/lao', tag: 'lo', intl: 'lo-LA-u-nu-latn', numbers: 'id-ID', name: 'ລາວ' },
} as const;

/** A language as the address and the cookie write it. */
export type Locale = keyof typeof LANGUAGES;
export const LOCALES = Object.keys(LANGUAGES) as Locale[];
export const DEFAULT_LOCALE: Locale = 'zh-CN';

export const isLocale = (value: string | undefined): value is Locale =>
  value !== undefined && value in LANGUAGES;

/** The language an address asks for; without a known prefix the default one. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/')[1];
  return first !== DEFAULT_LOCALE && isLocale(first) ? first : DEFAULT_LOCALE;
}

/** The same page in another language. `pathname` includes its present prefix. */
export function pathInLocale(pathname: string, locale: Locale): string {
  const bare = pathname.slice(LANGUAGES[localeOfPath(pathname)].prefix.length) || '/';
  return LANGUAGES[locale].prefix + bare || '/';
}

/** The shopper's preferred one of our languages, from `navigator.languages` or an Accept-Language list. */
export function preferredLocale(tags: readonly string[]): Locale | null {
  for (const tag of tags) {
    const base = tag.toLowerCase().split('-')[0];
    const found = LOCALES.find(
      (locale) => LANGUAGES[locale].tag.toLowerCase().split('-')[0] === base,
    );
    if (found) return found;
  }
  return null;
}

/** Address of a page (a path without prefix) in a language, absolute. */
export function addressOf(origin: string, locale: Locale, path: string): string {
  const { prefix } = LANGUAGES[locale];
  return origin + (prefix && path === '/' ? prefix : prefix + path);
}

/** A page in every language, by the tag `hreflang` wants; `x-default` for readers of any other. */
export const alternatesOf = (
  origin: string,
  path: string,
): { hrefLang: string; href: string }[] => [
  ...LOCALES.map((locale) => ({
    hrefLang: LANGUAGES[locale].tag as string,
    href: addressOf(origin, locale, path),
  })),
  { hrefLang: 'x-default', href: addressOf(origin, DEFAULT_LOCALE, path) },
];
