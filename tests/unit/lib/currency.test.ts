import { describe, expect, it } from 'vitest';
import { priceText } from '#/i18n/format.ts';
import { LOCALES } from '#/i18n/languages.ts';
import { readCurrency } from '#/backend/currency.ts';
import { decimalsOf } from '#/lib/currency.ts';

const codeOf = (currency: string) => readCurrency({ currency, symbol: '' })?.code ?? null;

describe('the currency of the shop', () => {
  it('ignores symbols above the maximum length', () => {
    const long = '<img src="/none">';
    expect(readCurrency({ currency: '泰铢', symbol: long })).toEqual({ code: 'THB', symbol: '' });
    expect(readCurrency({ currency: long, symbol: long })).toEqual({ code: null, symbol: '' });
  });

  it.each([
    ['美元', 'USD'],
    ['人民币', 'CNY'],
    [' 泰铢', 'THB'],
    ['usd', 'USD'],
    ['LAK', 'LAK'],
    ['港币', 'HKD'],
    ['港元', 'HKD'],
    ['珍珠', null],
    ['constructor', null],
    ['ABC', null],
    ['', null],
  ])('%j has the code %s', (name, code) => {
    expect(codeOf(name)).toBe(code);
  });

  it('every listed name has a code of Intl', () => {
    for (const name of [
      '基普',
      '老挝基普',
      '欧元',
      '英镑',
      '日元',
      '越南盾',
      '新加坡元',
      '林吉特',
      '加拿大元',
    ])
      expect(Intl.supportedValuesOf('currency')).toContain(codeOf(name));
  });

  it.each([
    [
      { currency: '人民币', symbol: '¥' },
      { code: 'CNY', symbol: '¥' },
    ],
    [
      { currency: '珍珠', symbol: '◎' },
      { code: null, symbol: '◎' },
    ],
    [
      { currency: '珍珠', symbol: '' },
      { code: null, symbol: '珍珠' },
    ],
    [
      { currency: 'USD', symbol: '' },
      { code: 'USD', symbol: '' },
    ],
    [{ currency: '', symbol: ' ' }, null],
    [undefined, null],
  ])('%j is parsed as %j', (wire, read) => {
    expect(readCurrency(wire)).toEqual(read);
  });
});

describe('prices', () => {
  it.each([
    ['CNY', '¥'],
    ['THB', '฿'],
    ['USD', '$'],
    ['USD', 'US$'],
    [null, '◎'],
  ])('a price in %s shows %s and no other symbol, in every language', (code, symbol) => {
    for (const locale of LOCALES) {
      const text = priceText(123_450, locale, { code, symbol });
      expect(text.replace(symbol, '')).toMatch(/^[\d\s.,]+$/);
      expect(text).toContain(symbol);
    }
  });

  it('the language determines the side of the symbol', () => {
    expect(priceText(1050, 'en', { code: null, symbol: '◎' })).toBe('◎10.50');
    expect(priceText(1050, 'fr', { code: null, symbol: '◎' })).toMatch(/^10,50\s◎$/);
    expect(priceText(-1050, 'en', { code: 'THB', symbol: '฿' })).toBe('−฿10.50');
  });

  it('a symbol of letters is separated from the number', () => {
    expect(priceText(1050, 'en', { code: null, symbol: 'Kip' })).toBe('Kip\u00a010.50');
  });

  it('have the decimals of their currency in the Unicode data, but at most the two of the wire', () => {
    for (const code of Intl.supportedValuesOf('currency')) {
      const { maximumFractionDigits } = new Intl.NumberFormat('en', {
        style: 'currency',
        currency: code,
      }).resolvedOptions();
      expect(decimalsOf(14_800, code), code).toBe(Math.min(maximumFractionDigits ?? 2, 2));
      expect(decimalsOf(14_850, code), code).toBe(2);
    }
    expect(decimalsOf(14_800, null)).toBe(2);
  });

  it.each(['VND', 'LAK', 'JPY'])('in %s have decimals only if the amount has them', (code) => {
    for (const locale of LOCALES) {
      const text = (minor: number) => priceText(minor, locale, { code, symbol: '' });
      expect(text(14_800)).toMatch(/148(?![.,])/);
      expect(text(14_850)).toMatch(/148[.,]50/);
    }
  });

  it('an amount without a currency has no symbol', () => {
    expect(priceText(1050, 'en', null)).toBe('10.50');
    expect(priceText(-1050, 'fr', null)).toBe('−10,50');
  });
});
