/** How a language writes numbers: between thousands, before decimals, before `%`, and the letter of bytes. */
const ENGLISH_NUMBERS = {
  group: ',',
  decimal: '.',
  beforePercent: '',
  byte: 'B',
  /** whether currency symbols follow the number */
  symbolFollows: false,
} as const;
const FRENCH_NUMBERS = {
  group: '\u202f',
  decimal: ',',
  beforePercent: '\u00a0',
  byte: 'o',
  symbolFollows: true,
} as const;
const LAO_NUMBERS = { ...ENGLISH_NUMBERS, group: '.', decimal: ',' } as const;

/**
 * The languages of the shop: address prefix, BCP 47 tag, tag for social media, numbers, native name.
 *
 * Intl falls back to the language of the browser where an engine has no data, which for Lao Chromium 156 has only in
 * `PluralRules` and `Segmenter`; Node has all. So collators and display names get a second language, and numbers, lists, dates and
 * relative times are not left to Intl.
 */
export const LANGUAGES = {
  'zh-CN': {
    prefix: '',
    tag: 'zh-CN',
    social: 'zh_CN',
    numbers: ENGLISH_NUMBERS,
    name: '简体中文',
  },
  en: { prefix: '/en', tag: 'en', social: 'en_GB', numbers: ENGLISH_NUMBERS, name: 'English' },
  fr: { prefix: '/fr', tag: 'fr', social: 'fr_FR', numbers: FRENCH_NUMBERS, name: 'Français' },
  th: { prefix: '/th', tag: 'th', social: 'th_TH', numbers: ENGLISH_NUMBERS, name: 'ไทย' },
  lao: { prefix: '/lao', tag: 'lo', social: 'lo_LA', numbers: LAO_NUMBERS, name: 'ລາວ' },
} as const;

/** A language as in addresses and cookies. */
export type Locale = keyof typeof LANGUAGES;
export const LOCALES = Object.keys(LANGUAGES) as Locale[];
export const DEFAULT_LOCALE: Locale = 'zh-CN';

export const isLocale = (value: string | undefined): value is Locale =>
  value !== undefined && Object.hasOwn(LANGUAGES, value);

/** Language of an address prefix; the default one without a known prefix. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/')[1];
  return first !== DEFAULT_LOCALE && isLocale(first) ? first : DEFAULT_LOCALE;
}

/** Path without the prefix of its language. */
export const bareOf = (locale: Locale, pathname: string): string =>
  pathname.slice(LANGUAGES[locale].prefix.length) || '/';

/**
 * The path with the shop's prefix of a language instead of a common other one: `/zh-CN/cart`, `/EN` and `/lo` become
 * `/cart`, `/en` and `/lao`. Null if there is nothing to change.
 */
export function pathWithKnownPrefix(pathname: string): string | null {
  const first = pathname.split('/')[1] ?? '';
  if (!/^[a-z]{2,3}(?:-[a-z]{2,4})?$/i.test(first)) return null;
  const lower = first.toLowerCase();
  const locale = isLocale(lower) ? lower : preferredLocale([lower]);
  if (!locale) return null;
  const { prefix } = LANGUAGES[locale];
  // One slash, because `//` begins another host.
  const rest = pathname.slice(1 + first.length).replace(/^\/+/, '/');
  return prefix === `/${first}` ? null : prefix + rest || '/';
}

/**
 * Path of the same page in another language. `pathname` includes the current prefix. It begins with one slash, because `//`
 * begins another host.
 */
export function pathInLocale(pathname: string, locale: Locale): string {
  const bare = bareOf(localeOfPath(pathname), pathname).replace(/^\/+/, '/');
  return LANGUAGES[locale].prefix + bare;
}

/** The preferred supported language, from `navigator.languages` or an Accept-Language list. */
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

/** Absolute address of a page in a language. `path` has no prefix. */
export function addressOf(origin: string, locale: Locale, path: string): string {
  const { prefix } = LANGUAGES[locale];
  return origin + (prefix && path === '/' ? prefix : prefix + path);
}

/** Addresses of a page in every language by `hreflang` value, with `x-default`. */
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
