import { describe, expect, it } from 'vitest';
import { type Locale, LOCALES } from '#/i18n/languages.ts';
import { allTexts } from './texts.ts';

/** Texts that break a rule, as `key: text`. */
const breaking = (locale: Locale, isBroken: (text: string, key: string) => boolean): string[] =>
  [...allTexts(locale)]
    .filter(([key, text]) => isBroken(text, key))
    .map(([key, text]) => `${key}: ${text}`);

const matching = (locale: Locale, pattern: RegExp, except: readonly string[] = []) =>
  breaking(locale, (text, key) => !except.includes(key) && pattern.test(text));

describe('every language', () => {
  it.each(LOCALES)('has no exclamation marks, three dots or straight quotes in %s', (locale) => {
    expect(matching(locale, /[!！]|\.\.\.|["']/)).toEqual([]);
  });

  // A number that is not typed has no thousands separators.
  it.each(LOCALES)('has typed numbers in %s', (locale) => {
    const notNumbers = ['goods.number', 'a11y.enlarge'];
    expect(matching(locale, /\{\{(n|count|seconds)\}\}/, notNumbers)).toEqual([]);
  });

  it.each(LOCALES)('has no digits of other scripts in %s', (locale) => {
    expect(matching(locale, /[๐-๙໐-໙０-９]/)).toEqual([]);
  });
});

/** Descriptions for search engines are prose. */
const isHead = (key: string) => /head$/i.test(key);

/** Short names of months. */
const MONTHS = 'date.months';

describe('full stops', () => {
  it.each(['en', 'fr'] as const)('are on several sentences, not on one, in %s', (locale) => {
    const isBroken = (text: string, key: string) =>
      !isHead(key) &&
      !key.startsWith('head.') &&
      key !== MONTHS &&
      text.endsWith('.') !== /[.?] \p{Lu}/u.test(text);
    expect(breaking(locale, isBroken)).toEqual([]);
  });

  it('are on several sentences, not on one, in zh-CN', () => {
    const isBroken = (text: string, key: string) =>
      !isHead(key) && !key.startsWith('head.') && text.endsWith('。') !== /。./.test(text);
    expect(breaking('zh-CN', isBroken)).toEqual([]);
  });

  it.each(['th', 'lao'] as const)('are not used in %s', (locale) => {
    expect(matching(locale, /(?<!น)\.$/, [MONTHS])).toEqual([]);
  });
});

describe('French', () => {
  it('has a no-break space inside of quotes and before : and %, a narrow one before ; and ?', () => {
    expect(matching('fr', /(?<!\u00a0)[:%»](?!\d)|«(?!\u00a0)|(?<!\u202f)[;?]/)).toEqual([]);
  });

  it('has no space before other marks, and typographic apostrophes', () => {
    expect(matching('fr', /\s[,.…)]|\p{L}['´`]\p{L}/u)).toEqual([]);
  });

  it('addresses the shopper with vous', () => {
    expect(matching('fr', /(?<!\p{L})(tu|toi|ton|tes|ta)(?!\p{L})|veuillez/iu)).toEqual([]);
  });
});

describe('Chinese', () => {
  it('has full-width punctuation', () => {
    expect(matching('zh-CN', /[\p{sc=Han}”][,;:?()]|[,;:?()]\p{sc=Han}/u)).toEqual([]);
  });

  it('has a space between Han and Latin letters or figures', () => {
    const han = '\\p{sc=Han}';
    const latin = '[A-Za-z0-9]';
    expect(matching('zh-CN', new RegExp(`${han}${latin}|${latin}${han}`, 'u'))).toEqual([]);
  });

  it('has no space beside full-width punctuation', () => {
    expect(matching('zh-CN', /[，。：；？（）、“”] | [，。：；？）、”]/u)).toEqual([]);
  });

  it('addresses the shopper with 您, without particles', () => {
    expect(matching('zh-CN', /你|亲|哦|吧$/u, ['nav.recommended'])).toEqual([]);
  });
});

/** Nouns that are written with a capital inside of an English text. */
const NAMES = /^(JavaScript|JPG|PNG|QR|Facebook|Delete|No|My|Refunds|Follow|English)$/;

describe('English', () => {
  it('has sentence case', () => {
    const isBroken = (text: string, key: string) =>
      key !== MONTHS &&
      [...text.matchAll(/(?<=[\p{L},] )\p{Lu}\p{L}*/gu)].some(([word]) => !NAMES.test(word));
    expect(breaking('en', isBroken)).toEqual([]);
  });

  it('asks without please, except in texts of the specification', () => {
    expect(matching('en', /please/i, ['error.401', 'errorPage.other'])).toEqual([]);
  });
});

describe('Thai', () => {
  it('has no particles and no Thai full stop', () => {
    expect(matching('th', /ครับ|ค่ะ|คะ$|(?<!สถา)นะ$|จ้า(?!ห)|ๆ/)).toEqual([]);
  });

  it('has a space around Latin letters and figures', () => {
    expect(matching('th', /\p{sc=Thai}[A-Za-z0-9]|[A-Za-z0-9]\p{sc=Thai}/u)).toEqual([]);
  });
});

describe('Lao', () => {
  it('has no Thai letters and no separated letters', () => {
    expect(matching('lao', /\p{sc=Thai}|ຫນ|ຫມ|ຫລ|\u0ecd\u0eb2/u)).toEqual([]);
  });

  it('has a space around Latin letters and figures, and around “and” and “or”', () => {
    expect(matching('lao', /\p{sc=Lao}[A-Za-z0-9]|[A-Za-z0-9]\p{sc=Lao}/u)).toEqual([]);
    expect(matching('lao', /[^ ]ແລະ|ແລະ[^ ]|[^ ເ]ຫຼື(?!ບໍ່)|(?<!ເ)ຫຼື(?!ບໍ່)[^ ]/u)).toEqual([]);
  });

  it('has no particles', () => {
    expect(matching('lao', /ແດ່$|ເນາະ|ເດີ$|ໆ/)).toEqual([]);
  });
});
