import {
  DEFAULT_LOCALE,
  isLocale,
  localeOfPath,
  type Locale,
  preferredLocale,
} from '#/i18n/languages.ts';
import { readCookie, writeCookie } from '#/lib/cookie.ts';

const COOKIE = 'locale';
const YEAR = 31_536_000;

export const rememberLocale = (locale: Locale): void => writeCookie(COOKIE, locale, YEAR);

/** Language to offer: the browser's preferred one, if none was chosen and the address has no prefix. */
export function localeToOffer(): Locale | null {
  const prefixed = localeOfPath(window.location.pathname) !== DEFAULT_LOCALE;
  if (prefixed || isLocale(readCookie(COOKIE) ?? undefined)) return null;
  const preferred = preferredLocale(navigator.languages);
  return preferred === DEFAULT_LOCALE ? null : preferred;
}
