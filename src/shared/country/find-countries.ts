import type { Country } from './countries.ts';

/** Normalizes case, accents and apostrophes. */
const normalize = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** Rank of a match in any language, best first; null without a match. */
function rank({ code, dial, names }: Country, words: string): number | null {
  const number = words.replace(/^\+/, '');
  const all = names.map(normalize);
  if (code.toLowerCase() === words || dial === number || all.includes(words)) return 0;
  if (all.some((text) => text.startsWith(words))) return 1;
  if (all.some((text) => text.includes(words))) return 2;
  return number !== '' && dial.startsWith(number) ? 3 : null;
}

/** Countries that match a name, ISO code or calling code; best match first, otherwise in list order. */
export function findCountries(list: readonly Country[], typed: string): Country[] {
  const words = normalize(typed.trim());
  if (words === '') return [...list];
  return list
    .flatMap((country) => {
      const score = rank(country, words);
      return score === null ? [] : [{ country, score }];
    })
    .sort((a, b) => a.score - b.score)
    .map(({ country }) => country);
}
