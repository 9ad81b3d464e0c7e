import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Locale, LOCALES } from '#/i18n/languages.ts';
import { WRONG } from './rules.ts';

/** Words for which demo and shop have another one. */
const NOT: Record<Locale, RegExp> = {
  'zh-CN': /帐号|登陆|优惠劵|商户/,
  en: /wishlist|e-mail|canceled|\bcolor\b/i,
  fr: /wishlist|caddie|marchand/i,
  th: /โค้ต|อีเมล์|อัพโหลด|ออเดอร์|รายการถูกใจ|หมวดหมู่ผู้ขาย|เทศกาลฤดูใบไม้ร่วง/,
  // “To weave” is ຕ່ຳ in Lao, a tent ເຕັນ, and ຕອນແລງ is the evening.
  lao: /ທໍມື|ຊ່າງທໍ|ເຕັ້ນ|ເຟີນີເຈີ|ລາຍການຖືກໃຈ|ໝວດໝູ່ຜູ້ຂາຍ|ໝົດຕອນແລງ/,
};

const SCRIPTS: Partial<Record<Locale, RegExp>> = {
  'zh-CN': /\p{sc=Han}/u,
  th: /\p{sc=Thai}/u,
  lao: /\p{sc=Lao}/u,
};
/** Letters of pictures, and replacements of letters. */
const NOT_A_TEXT = /^\$1|^M陈/;
const scriptOf = (text: string) => LOCALES.find((locale) => SCRIPTS[locale]?.test(text));

/** Texts in quotes of the sources of the demo; one with five parts has one for each language. */
const texts: { locale: Locale; text: string }[] = globSync('mocks/{demo,market,pictures}/**/*.ts')
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'((?:[^'\\\n]|\\.)*)'/g)])
  .flatMap(([, raw = '']) => {
    const text = raw.replaceAll(/\\u([\da-f]{4})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    const parts = text.split(' | ');
    if (parts.length === LOCALES.length)
      return LOCALES.map((locale, index) => ({ locale, text: parts[index] ?? '' }));
    const locale = scriptOf(text);
    return locale && !NOT_A_TEXT.test(text) ? [{ locale, text }] : [];
  });

describe.each(LOCALES)('texts of the demo in %s', (locale) => {
  const own = texts.filter((text) => text.locale === locale).map(({ text }) => text);

  it('are many', () => expect(own.length).toBeGreaterThan(300));

  it.each(Object.entries({ ...WRONG[locale], 'words of another': NOT[locale] }))(
    'do not have %s',
    (_, rule) => expect(own.filter((text) => rule.test(text))).toEqual([]),
  );
});
