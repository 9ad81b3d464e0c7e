import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { countries } from '../../../src/features/country/countries.ts';
import { DIAL_CODES } from '../../../src/features/country/dial-codes.ts';
import { findCountries } from '../../../src/features/country/find-countries.ts';
import { phoneProblem } from '../../../src/features/country/phone-rule.ts';

const thai = countries('th');
const first = (typed: string, list = thai) => findCountries(list, typed)[0]?.code;

describe('a country is found', () => {
  test.each([
    ['by its name in the language of the page', 'ลาว', 'LA'],
    ['in English', 'switzer', 'CH'],
    ['in Chinese', '老挝', 'LA'],
    ['in French', 'allemagne', 'DE'],
    ['in Lao', 'ລາວ', 'LA'],
    ['by its ISO code, before names that begin so', 'la', 'LA'],
    ['by its calling code', '856', 'LA'],
    ['by its calling code with a plus', '+66', 'TH'],
    ['without the accents of its name', "cote d'ivoire", 'CI'],
    ['whatever the case, with blanks around', '  GERMANY ', 'DE'],
  ])('%s', (_, typed, code) => expect(first(typed)).toBe(code));

  test('by the beginning of its calling code, the whole code first', () => {
    const codes = findCountries(thai, '85').map(({ dial }) => dial);
    expect(codes.slice(0, 3).every((dial) => dial.startsWith('85'))).toBe(true);
    expect(first('852')).toBe('HK');
  });

  test('among all of them when nothing is typed, and not when nothing fits', () => {
    expect(findCountries(thai, ' ')).toHaveLength(Object.keys(DIAL_CODES).length);
    expect(findCountries(thai, 'qqq')).toEqual([]);
    expect(findCountries(thai, '+')).toEqual([]);
  });
});

test('the second name is Chinese, and English to readers of Chinese', () => {
  const laos = (locale: 'fr' | 'zh-CN') => countries(locale).find(({ code }) => code === 'LA');
  expect(laos('fr')).toMatchObject({ name: 'Laos', otherName: '老挝', otherTag: 'zh-CN' });
  expect(laos('zh-CN')).toMatchObject({ name: '老挝', otherName: 'Laos', otherTag: 'en' });
});

test('every country has its flag', () => {
  const flags = readFileSync('src/features/country/flags.svg', 'utf8');
  expect(
    Object.keys(DIAL_CODES).filter((code) => !flags.includes(`<symbol id="${code}" `)),
  ).toEqual([]);
});

describe('a phone number', () => {
  test.each([
    ['CN', '13800138000', null],
    ['CN', '138 0013-8000', null],
    ['CN', '23800138000', 'form.correctPhone'],
    ['CN', '1380013800', 'form.correctPhone'],
    ['TH', '81 234 5678', null],
    ['LA', '2055512345', null],
    ['LA', 'phone', 'form.correctPhone'],
    ['LA', ' ', 'form.emptyPhone'],
    ['CN', '', 'form.emptyPhone'],
  ])('of %s, %s: %s', (country, typed, problem) =>
    expect(phoneProblem(country, typed)).toBe(problem),
  );
});
