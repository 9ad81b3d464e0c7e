import { LANGUAGES, type Locale } from '../../i18n/languages.ts';

/** `97 %` of 97, as the language writes it, with a real minus. */
export const percentText = (percent: number, locale: Locale): string =>
  new Intl.NumberFormat(LANGUAGES[locale].intl, { style: 'percent', maximumFractionDigits: 0 }).format(percent / 100).replace('-', '\u2212');
