import { expect, it } from 'vitest';
import { searchText } from '#/domain/search/search-text.ts';

it('writes Lao AM as one character', () => {
  expect(searchText('ນ\u0ecd\u0eb2')).toBe('ນ\u0eb3');
});

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
