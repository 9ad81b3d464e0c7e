import { countryOfDocument } from '#/config/runtime.ts';
import type { Locale } from '#/i18n/languages.ts';
import { regionNames } from './region-names.ts';

let known: string[] | null = null;

/** Two-letter codes of all countries and regions with a name in `Intl`, without withdrawn codes. */
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

/** Country code of a stored text: other clients store codes or Chinese names. Null if it is unknown. */
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

/** Name of a stored country in the language of the page; unknown texts unchanged. */
export function countryText(stored: string, locale: Locale): string {
  return countryOfDocument(stored, () => {
    const code = countryOfStored(stored);
    return code ? regionNames(locale)(code) : stored;
  });
}
