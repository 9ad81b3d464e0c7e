import type { Country } from './countries.ts';

/** Without accents, case and the several kinds of apostrophe, so that what is easily typed is found. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** How well a country fits, in whatever language; the lower the better, null when it does not. */
function rank({ code, dial, names }: Country, words: string): number | null {
  const number = words.replace(/^\+/, '');
  const all = names.map(plain);
  if (code.toLowerCase() === words || dial === number || all.includes(words)) return 0;
  if (all.some((text) => text.startsWith(words))) return 1;
  if (all.some((text) => text.includes(words))) return 2;
  return number !== '' && dial.startsWith(number) ? 3 : null;
}

/** Countries with these words in any of their names, with this ISO code or this calling code; the best first, else in the order given. */
export function findCountries(list: readonly Country[], typed: string): Country[] {
  const words = plain(typed.trim());
  if (words === '') return [...list];
  return list
    .flatMap((country) => {
      const place = rank(country, words);
      return place === null ? [] : [{ country, place }];
    })
    .sort((a, b) => a.place - b.place)
    .map(({ country }) => country);
}
