import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Locale, LOCALES } from '#/i18n/languages.ts';
import { WRONG } from './rules.ts';
import { allTexts } from './texts.ts';

/** Texts that break a rule, as `key: text`. */
const breaking = (locale: Locale, isBroken: (text: string, key: string) => boolean): string[] =>
  [...allTexts(locale)]
    .filter(([key, text]) => isBroken(text, key))
    .map(([key, text]) => `${key}: ${text}`);

const matching = (locale: Locale, pattern: RegExp, except: readonly string[] = []) =>
  breaking(locale, (text, key) => !except.includes(key) && pattern.test(text));

/** Joiners, no-break and thin spaces, and marks of direction: an editor shows none of them. */
const INVISIBLE = /[\p{Cf}\u00a0\u2000-\u200a\u202f\u2028\u2029]/u;

describe('every language', () => {
  it('has its invisible characters as escapes that can be seen', () => {
    const files = globSync(['locales/*/*.json', 'mocks/**/*.ts', 'src/**/*.{ts,tsx}']);
    expect(files.length).toBeGreaterThan(1000);
    expect(files.filter((file) => INVISIBLE.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

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

  it.each(
    LOCALES.flatMap((locale) =>
      Object.entries(WRONG[locale]).map(([name, rule]) => [locale, name, rule] as const),
    ),
  )('in %s does not have %s', (locale, _, rule) => expect(matching(locale, rule)).toEqual([]));
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
  it('addresses the shopper with vous', () => {
    expect(matching('fr', /(?<!\p{L})(tu|toi|ton|tes|ta)(?!\p{L})|veuillez/iu)).toEqual([]);
  });
});

describe('Chinese', () => {
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
