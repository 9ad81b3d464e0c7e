import { expect, it } from 'vitest';
import type { Locale } from '#/i18n/languages.ts';
import { singleWords } from '#/domain/search/single-words.ts';

it.each<[Locale, string, string[]]>([
  ['en', 'red dress', ['dress', 'red']],
  ['en', 'a dress in dark red', ['red', 'dress']],
  ['en', 'dress', []],
  ['en', 'red, red', ['red']],
  ['fr', 'robe rouge', ['robe', 'rouge']],
  ['zh-CN', '红色连衣裙', ['衣裙', '红色']],
  ['th', 'กระเป๋าสีแดง', ['กระเป๋า', 'แดง']],
  ['lao', 'ກະເປົາ ສີແດງ', ['ກະເປົາ', 'ສີແດງ']],
])('the words of a search in %s: %s', (locale, text, words) => {
  expect(singleWords(text, locale)).toEqual(words);
});
