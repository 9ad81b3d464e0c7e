import { LANGUAGES, type Locale } from '#/i18n/languages.ts';

/** Languages in which the noun follows what describes it: "red dress"; it is first in the others: "robe rouge". */
const NOUN_LAST: readonly Locale[] = ['en', 'zh-CN'];
/** Shorter words of the Latin alphabet are particles: "of", "à". */
const MEANINGFUL = /[^\p{Script=Latin}\p{N}]|..[\p{L}\p{N}]/u;

/** The words of a search that has several, at most two, the one that says what is wanted first. */
export function singleWords(text: string, locale: Locale): string[] {
  // Firefox has it since 2024.
  if (!('Segmenter' in Intl)) return [];
  const { tag } = LANGUAGES[locale];
  const segments = [...new Intl.Segmenter(tag, { granularity: 'word' }).segment(text)];
  const words = segments
    .filter(({ isWordLike, segment }) => isWordLike && MEANINGFUL.test(segment))
    .map(({ segment }) => segment);
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || words.length < 2) return [];
  const pair = NOUN_LAST.includes(locale) ? [last, first] : [first, last];
  return [...new Set(pair)];
}
