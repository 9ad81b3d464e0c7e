/** Removes what masking by code units leaves of characters: unpaired surrogates, and marks on an asterisk. */
export const publicName = (nickname: string): string =>
  nickname
    .toWellFormed()
    .replaceAll('\ufffd', '')
    .replaceAll(/\*[\p{M}\u0e33\u0eb3]+/gu, '*');

/** Letters with their marks; the vowels U+0E33 and U+0EB3 are letters in Unicode and marks in writing. */
const lettersOf = (text: string): string[] => text.match(/\P{M}[\p{M}\u0e33\u0eb3]*/gu) ?? [];

/** First letter of a name, as it is shown. */
export const initialOf = (nickname: string): string =>
  (lettersOf(publicName(nickname.trim()))[0] ?? '').toUpperCase();

/** Masks a name: first and last letter with two asterisks between. */
export function maskName(name: string): string {
  const letters = lettersOf(publicName(name.trim()));
  const first = letters[0] ?? '';
  return letters.length > 2 ? `${first}**${letters.at(-1)}` : `${first}**`;
}
