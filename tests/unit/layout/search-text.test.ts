import { expect, it } from 'vitest';
import { searchText } from '#/domain/search/search-text.ts';

it.each([
  ['Lao AM as two characters', 'ນ\u0ecd\u0eb2', 'ນ\u0eb3'],
  ['with a tone mark before', 'ນ\u0ec9\u0ecd\u0eb2', 'ນ\u0ec9\u0eb3'],
  ['with a tone mark between', 'ນ\u0ecd\u0ec9\u0eb2', 'ນ\u0ec9\u0eb3'],
  ['Thai AM as two characters', 'ท\u0e4d\u0e32', 'ท\u0e33'],
  ['with a Thai tone mark before', 'น\u0e49\u0e4d\u0e32', 'น\u0e49\u0e33'],
  ['with a Thai tone mark between', 'น\u0e4d\u0e49\u0e32', 'น\u0e49\u0e33'],
  ['an accent as a character', 'Rose\u0301e Beaute\u0301', 'Ros\u00e9e Beaut\u00e9'],
  ['full-width letters and digits', 'ｉＰｈｏｎｅ　１５', 'iPhone 15'],
  ['full-width marks in a name', '夏季（新款）：50㎡', '夏季（新款）：50㎡'],
])('is what catalogues have: %s', (_, typed, words) => expect(searchText(typed)).toBe(words));

it('removes invisible characters', () => {
  expect(searchText('\u0000')).toBe('');
  expect(searchText('tea\u0000pot\u202e')).toBe('tea pot');
});

it.each(['\u00ad', '\u200b', '\u2060', '\ufeff'])('joins copied words at %j', (mark) => {
  expect(searchText(`${mark}ຄຳສັ່ງ${mark}ຊື້${mark} ໃໝ່`)).toBe('ຄຳສັ່ງຊື້ ໃໝ່');
});

it('keeps what joins the parts of a picture', () => {
  expect(searchText('👩\u200d🍳')).toBe('👩\u200d🍳');
});

it('does not split a character', () => {
  expect(searchText(`${'a'.repeat(99)}🍵`)).toBe('a'.repeat(99));
  expect(searchText(`${' '.repeat(10_000)}a`)).toBe('');
});

it('removes extra spaces and truncates', () => {
  expect(searchText('  wool   coat ')).toBe('wool coat');
  expect(searchText('a'.repeat(120))).toHaveLength(100);
});
