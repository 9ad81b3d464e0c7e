import type { Locale } from '../../i18n/languages.ts';
import { regionNames } from './region-names.ts';

let known: string[] | null = null;

/** Two-letter codes of countries and regions, from what the browser knows; codes given up long ago are not among them. */
function regionCodes(): string[] {
  if (known) return known;
  const english = regionNames('en');
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  known = codes.filter(
    (code) => english(code) !== code && new Intl.Locale(`und-${code}`).region === code,
  );
  return known;
}

/** The country of a stored text, which other clients may have written as a code or as a Chinese name; null when it is none we know. */
export function countryOfStored(stored: string | null | undefined): string | null {
  const text = stored?.trim();
  if (!text) return null;
  const upper = text.toUpperCase();
  const codes = regionCodes();
  if (codes.includes(upper)) return upper;
  const english = regionNames('en');
  const chinese = regionNames('zh-CN');
  return (
    codes.find((code) => english(code).toUpperCase() === upper || chinese(code) === text) ?? null
  );
}

/** A stored country in the language of the page; unknown ones as they are. */
export function countryText(stored: string, locale: Locale): string {
  const code = countryOfStored(stored);
  return code ? regionNames(locale)(code) : stored;
}
