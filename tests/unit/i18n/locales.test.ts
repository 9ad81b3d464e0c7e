import { globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  LANGUAGES,
  LOCALES,
  localeOfPath,
  pathInLocale,
  pathWithKnownPrefix,
  preferredLocale,
} from '#/i18n/languages.ts';
import type { TextKey } from '#/i18n/use-translation.ts';
import { allTexts, namespaces, PLURAL, textsOf } from './texts.ts';

const bases = (texts: Map<string, string>) =>
  new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')));
const variables = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).sort();

describe.each(namespaces)('texts of %s', (namespace) => {
  const reference = textsOf('en', namespace);

  it.each(LOCALES)('are complete in %s, plural forms included', (locale) => {
    const texts = textsOf(locale, namespace);
    expect([...bases(texts)].sort()).toEqual([...bases(reference)].sort());
    const categories = new Intl.PluralRules(LANGUAGES[locale].tag).resolvedOptions()
      .pluralCategories;
    for (const key of [...reference.keys()].filter((name) => name.endsWith('_other'))) {
      const base = key.replace(PLURAL, '');
      const forms = [...texts.keys()]
        .filter((name) => name.replace(PLURAL, '') === base)
        .map((name) => name.slice(base.length + 1));
      expect(forms.sort(), `${locale} ${base}`).toEqual([...categories].sort());
    }
  });

  it.each(LOCALES)(
    'have no surrounding blanks, HTML, double spaces or invisible characters in %s, and the same variables',
    (locale) => {
      for (const [key, text] of textsOf(locale, namespace)) {
        expect(text.trim(), key).not.toBe('');
        expect(text, key).toBe(text.normalize('NFC'));
        expect(text, key).not.toMatch(/ {2}|\t|[\u200b-\u200d\ufeff]|<(?!\/?\d+>)/);
        if (locale === 'lao') expect(text, key).not.toMatch(/\u0ecd\u0eb2/);
        const english =
          reference.get(key) ?? reference.get(`${key.replace(PLURAL, '')}_other`) ?? '';
        expect(variables(text), `${locale} ${key}`).toEqual(variables(english));
      }
    },
  );
});

/** Keys of the specification that no page uses. */
const UNUSED: readonly TextKey[] = [
  'account.noAddress',
  'account.noDefaultAddress',
  'auth.mode1',
  'auth.mode2',
  'auth.mode3',
];

describe('files', () => {
  it.each(LOCALES)('of %s are the same as of English', (locale) => {
    expect(readdirSync(`locales/${locale}`)).toEqual(readdirSync('locales/en'));
  });

  it('have roots of keys of their own', () => {
    const roots = namespaces.flatMap((namespace) => [
      ...new Set([...textsOf('en', namespace).keys()].map((key) => key.split('.')[0] ?? '')),
    ]);
    const spread = roots.filter((root, index) => roots.indexOf(root) !== index);
    expect(spread).toEqual([]);
  });
});

describe('keys', () => {
  it('of different namespaces are unique', () => {
    const keys = namespaces.flatMap((namespace) => [...textsOf('en', namespace).keys()]);
    expect(keys.length).toBe(new Set(keys).size);
  });

  // `t` accepts known keys only, and messages of form rules are declared as keys.
  it('are checked by the compiler', () => {
    expectTypeOf<'cart.selectAll'>().toExtend<TextKey>();
    expectTypeOf<string>().not.toExtend<TextKey>();
  });

  it('are used by the shop', () => {
    const literals = new Set(
      globSync('src/**/*.{ts,tsx}').flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/'([\w.]+)'|"([\w.]+)"/g)].map(
          ([, single, double]) => single ?? double,
        ),
      ),
    );
    const unused = [...bases(allTexts('en'))].filter((key) => !literals.has(key));
    expect(unused.sort()).toEqual(UNUSED);
  });
});

describe('languages', () => {
  it.each([
    ['/', 'zh-CN'],
    ['/en', 'en'],
    ['/lao/goods_detail/1', 'lao'],
    ['/lo', 'zh-CN'],
    ['/enter', 'zh-CN'],
    ['/zh-CN/x', 'zh-CN'],
  ])('%s is in %s', (path, locale) => expect(localeOfPath(path)).toBe(locale));
  it('an address is converted to another language', () => {
    expect(pathInLocale('/en/goods_detail/1', 'lao')).toBe('/lao/goods_detail/1');
    expect(pathInLocale('/th', 'zh-CN')).toBe('/');
    expect(pathInLocale('/', 'fr')).toBe('/fr/');
  });
  it('no address converts to one of another host', () => {
    for (const path of [
      '//',
      '//other.test/en',
      '/en//other.test',
      '/lao///other.test/',
      '/zh-CN//x',
    ])
      for (const locale of LOCALES) {
        const { origin } = new URL(pathInLocale(path, locale), 'https://shop.test');
        expect(origin, `${path} in ${locale}`).toBe('https://shop.test');
      }
  });
  it.each([
    ['/zh-CN', '/'],
    ['/zh/goods_detail/1', '/goods_detail/1'],
    ['/zh//evil.example', '/evil.example'],
    ['/EN', '/en'],
    ['/en-US/goods/top_one', '/en/goods/top_one'],
    ['/lo/', '/lao/'],
    ['/LAO/x', '/lao/x'],
    ['/en', null],
    ['/en/goods_detail/1', null],
    ['/goods/top_one', null],
    ['/es', null],
    ['/', null],
  ])('the known prefix of %s: %s', (path, known) => expect(pathWithKnownPrefix(path)).toBe(known));
  it.each([
    [['lo-LA', 'en'], 'lao'],
    [['de', 'fr-CA'], 'fr'],
    [['zh-TW'], 'zh-CN'],
    [['de'], null],
  ])('a browser of %s prefers %s', (tags, locale) => expect(preferredLocale(tags)).toBe(locale));
});
