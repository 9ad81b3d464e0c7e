import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { countries } from '#/shared/country/countries.ts';
import DIAL_CODES from 'virtual:dial-codes';
import { findCountries } from '#/shared/country/country-picker.tsx';
import { loadPhoneRules, nationalPhone, phoneProblem } from '#/shared/country/phone-rule.ts';

const thai = countries('th');
const first = (typed: string, list = thai) => findCountries(list, typed)[0]?.code;

describe('finding a country', () => {
  test.each([
    ['by its name in the language of the page', 'ลาว', 'LA'],
    ['in English', 'switzer', 'CH'],
    ['in Chinese', '老挝', 'LA'],
    ['in French', 'allemagne', 'DE'],
    ['in Lao', 'ລາວ', 'LA'],
    ['by its ISO code, before names that begin so', 'la', 'LA'],
    ['by its calling code', '856', 'LA'],
    ['by its calling code with a plus', '+66', 'TH'],
    ['by its calling code in full-width digits', '＋８５６', 'LA'],
    ['by its calling code in Thai digits', '๖๖', 'TH'],
    ['in full-width letters', 'ｓｗｉｔｚｅｒ', 'CH'],
    ['by what people call it', 'usa', 'US'],
    ['by what people call it, before names that begin so', 'uk', 'GB'],
    ['without the accents of its name', "cote d'ivoire", 'CI'],
    ['whatever the case, with blanks around', '  GERMANY ', 'DE'],
  ])('%s', (_, typed, code) => expect(first(typed)).toBe(code));

  test('by the prefix of its calling code, exact matches first', () => {
    const codes = findCountries(thai, '85').map(({ dial }) => dial);
    expect(codes.slice(0, 3).every((dial) => dial.startsWith('85'))).toBe(true);
    expect(first('852')).toBe('HK');
  });

  test('all of them without input, and none without a match', () => {
    expect(findCountries(thai, ' ')).toHaveLength(Object.keys(DIAL_CODES).length);
    expect(findCountries(thai, 'qqq')).toEqual([]);
    expect(findCountries(thai, '+')).toEqual([]);
  });
});

test.each([
  ['LA', '856'],
  ['US', '1'],
  ['CA', '1'],
  ['KZ', '7'],
  ['VA', '39'],
  ['JM', '1876'],
  ['AG', '1268'],
])('%s has the calling code %s, with the area code of countries in +1', (code, dial) =>
  expect(DIAL_CODES[code]).toBe(dial),
);

test('a country has its English and Chinese name next to that of the page', () => {
  const laos = (locale: 'en' | 'th' | 'zh-CN') =>
    countries(locale).find(({ code }) => code === 'LA');
  const english = { text: 'Laos', tag: 'en' };
  const chinese = { text: '老挝', tag: 'zh-CN' };
  expect(laos('en')).toMatchObject({ name: 'Laos', otherNames: [chinese] });
  expect(laos('zh-CN')).toMatchObject({ name: '老挝', otherNames: [english] });
  expect(laos('th')).toMatchObject({ name: 'ลาว', otherNames: [english, chinese] });
});

test('every country has a flag', () => {
  const flags = readFileSync('src/shared/country/flags.svg', 'utf8');
  expect(
    Object.keys(DIAL_CODES).filter((code) => !flags.includes(`<symbol id="${code}" `)),
  ).toEqual([]);
});

describe('a phone number', () => {
  const NUMBERS: [country: string, typed: string, problem: string | null][] = [
    ['CN', '13800138000', null],
    ['CN', '138 0013-8000', null],
    ['CN', '+86 138 0013 8000', null],
    ['CN', '0086 13800138000', null],
    ['CN', '23800138000', 'form.correctPhone'],
    ['CN', '1380013800', 'phone.short'],
    ['CN', '138001380001', 'phone.long'],
    ['CN', '+66 81 234 5678', 'phone.otherCountry'],
    ['TH', '81 234 5678', null],
    ['TH', '81 234', 'phone.short'],
    ['TH', '081 234 5678 901234', 'phone.long'],
    ['TH', '+856 20 5551 2345', 'phone.otherCountry'],
    ['LA', '2055512345', null],
    ['LA', 'phone', 'form.correctPhone'],
    ['LA', ' ', 'form.emptyPhone'],
    ['CN', '', 'form.emptyPhone'],
    ['FR', '6 12 34 56', 'phone.short'],
    // The calling code of the United States, which Canada shares.
    ['CA', '+1 415 555 2671', null],
    // It has no numbering plan.
    ['AQ', '123456', null],
    ['AQ', '123', 'phone.short'],
    // It shares +1, and is offered by its area.
    ['VC', '456 1234', null],
    ['VC', '+66 81 234 5678', 'phone.otherCountry'],
  ];

  describe('by the numbering plans', () => {
    beforeAll(loadPhoneRules);

    test.each(NUMBERS)('of %s, %s: %s', (country, typed, problem) =>
      expect(phoneProblem(country, typed)).toBe(problem),
    );

    test.each([
      ['TH', '+66 81 234 5678'],
      ['TH', '081 234 5678'],
      ['TH', '81 234 5678'],
      ['TH', '0066 81 234 5678'],
      ['TH', '+66 (0)81 234 5678'],
      ['TH', '๐๘๑ ๒๓๔ ๕๖๗๘'],
      ['TH', '０８１２３４５６７８'],
    ])('of %s, %s, is sent in one format', (country, typed) =>
      expect(nationalPhone(country, typed)).toBe('812345678'),
    );

    test.each([
      ['IT', '06 1234 5678', '0612345678'],
      ['FR', '06 12 34 56 78', '612345678'],
      ['RU', '8 912 345-67-89', '9123456789'],
      ['CN', '+86 138 0013 8000', '13800138000'],
      ['TH', 'abc', 'abc'],
      ['VC', '+1784 456-1234', '4561234'],
    ])('of %s, %s, is sent as %s', (country, typed, sent) =>
      expect(nationalPhone(country, typed)).toBe(sent),
    );
  });
});
