import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sizeTexts } from '#/domain/upload/picture-file.ts';
import { codedPriceText, numberText, percentText, ratingText } from '#/i18n/format.ts';
import { LANGUAGES, LOCALES, type Locale } from '#/i18n/languages.ts';
import { decimalsOf } from '#/lib/currency.ts';

const SIGN = '\u2212';
/** What Intl of this Node, which has the data of all languages, writes with our minus and digits. */
function intl(locale: Locale, value: number, options: Intl.NumberFormatOptions = {}): string {
  const tag = `${LANGUAGES[locale].tag}-u-nu-latn`;
  return new Intl.NumberFormat(tag, options).format(value).replace('-', SIGN);
}

describe.each(LOCALES)('numbers in %s are those of the Unicode data', (locale) => {
  const everyNumber = (check: (value: number) => void) =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.maxSafeInteger(),
          fc.integer({ min: -20_000, max: 20_000 }),
          fc.integer({ min: -4_000_000, max: 4_000_000 }).map((eighths) => eighths / 8),
        ),
        check,
      ),
    );

  it('with up to three decimals', () =>
    everyNumber((value) => {
      expect(numberText(value, locale)).toBe(intl(locale, value));
    }));

  it('with one decimal', () => {
    const options = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    everyNumber((value) => {
      expect(ratingText(value, locale)).toBe(intl(locale, value, options));
    });
  });

  it('in per cent', () =>
    fc.assert(
      fc.property(fc.integer({ min: -10_000, max: 10_000 }), (percent) => {
        const written = intl(locale, percent / 100, { style: 'percent' });
        expect(percentText(percent, locale)).toBe(written);
      }),
    ));

  it('as amounts in every currency', () => {
    const currencies = fc.constantFrom(...Intl.supportedValuesOf('currency'));
    fc.assert(
      fc.property(currencies, fc.integer({ min: 0, max: 2 ** 40 }), (code, minor) => {
        const decimals = decimalsOf(minor, code);
        const written = intl(locale, minor / 100, {
          style: 'currency',
          currency: code,
          currencyDisplay: 'code',
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
        });
        expect(codedPriceText(minor, locale, code)).toBe(written);
      }),
    );
  });

  it('as sizes of files', () => {
    const options = { style: 'unit', unitDisplay: 'short', maximumFractionDigits: 1 } as const;
    const plain = (text: string) => text.replace(/\s/, ' ');
    expect(plain(sizeTexts(4.75 * 1024 * 1024, 0.5, locale).total)).toBe(
      plain(intl(locale, 4.8, { ...options, unit: 'megabyte' })),
    );
    expect(plain(sizeTexts(47 * 1024, 0.5, locale).total)).toBe(
      plain(intl(locale, 47, { ...options, unit: 'kilobyte' })),
    );
  });
});
