import { countryOfDocument } from '#/config/runtime.ts';
import type { Locale } from '#/i18n/languages.ts';
import { regionNames } from './region-names.ts';

/** Two-letter codes of all countries and regions with a name in `Intl`, without withdrawn codes. */
function regionCodes(): string[] {
  const english = regionNames('en');
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.filter(
    (code) => english(code) !== code && new Intl.Locale(`und-${code}`).region === code,
  );
}

let known: ReadonlyMap<string, string> | null = null;

/** Codes by what other clients store: codes, English names in capitals, Chinese names. Of equal ones the first counts. */
function codesByText(): ReadonlyMap<string, string> {
  if (known) return known;
  const codes = regionCodes();
  const english = regionNames('en');
  const chinese = regionNames('zh-CN');
  const names = codes.flatMap((code) => [
    [english(code).toUpperCase(), code] as const,
    [chinese(code), code] as const,
  ]);
  known = new Map([...names.toReversed(), ...codes.map((code) => [code, code] as const)]);
  return known;
}

/** Country code of a stored text: other clients store codes or Chinese names. Null if it is unknown. */
export function countryOfStored(stored: string | null | undefined): string | null {
  const text = stored?.trim();
  if (!text) return null;
  const codes = codesByText();
  return codes.get(text.toUpperCase()) ?? codes.get(text) ?? null;
}

/** Name of a stored country in the language of the page; unknown texts unchanged. */
export function countryText(stored: string, locale: Locale): string {
  return countryOfDocument(stored, () => {
    const code = countryOfStored(stored);
    return code ? regionNames(locale)(code) : stored;
  });
}
