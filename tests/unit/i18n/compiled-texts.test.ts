import { expect, it, vi } from 'vitest';
import { createI18n, loadNamespaces, type Namespace } from '#/i18n/i18n.ts';
import { type Locale, LOCALES } from '#/i18n/languages.ts';
import { compileTexts } from '#/server/compiled-texts.ts';
import { allTexts, namespaces, PLURAL } from './texts.ts';

const COUNTS = [0, 1, 2, 1.5, -1, 1234];
/** Plain, and what is read in a text, but not in a value: places, other texts, and the dollar of `replace`. */
const WORDS = ['lychee', '{{count}}', '$t(nav.home)', '$& $1', '', '<b>&'];
const PLACE = /\{\{\s*(\w+)(?<format>,[^}]*)?\}\}/g;

async function both(locale: Locale) {
  const [plain, compiled] = await Promise.all([createI18n(locale), createI18n(locale)]);
  for (const instance of [plain, compiled])
    await loadNamespaces(instance, namespaces as Namespace[]);
  compileTexts(compiled, locale);
  type Call = (key: string, values?: object) => string;
  return { plain: plain.t as Call, compiled: compiled.t as Call };
}

it.each(LOCALES)('texts with values of %s are those of i18next', async (locale) => {
  const { plain, compiled } = await both(locale);
  let seen = 0;
  for (const [name, text] of allTexts(locale)) {
    const places = [...text.matchAll(PLACE)];
    if (places.length === 0) continue;
    const key = name.replace(PLURAL, '');
    for (const [at, count] of COUNTS.entries()) {
      const word = WORDS[at];
      const values = Object.fromEntries(
        places.map(([, place = '', format]) => [place, format || place === 'count' ? count : word]),
      );
      for (const given of [values, { ...values, count }, { ...values, unused: word }]) {
        expect(compiled(key, given), `${key} ${JSON.stringify(given)}`).toBe(plain(key, given));
        seen += 1;
      }
    }
  }
  expect(seen).toBeGreaterThan(500);
});

it('what chooses a text is left to i18next, whatever was asked before', async () => {
  const { plain, compiled } = await both('en');
  for (const values of [
    { n: 2 },
    { n: 3, context: 'other' },
    { n: '4' },
    {},
    { n: undefined },
    { n: null },
    { n: 5, defaultValue: 'none' },
    { n: 6, lng: 'zh-CN' },
  ])
    for (const key of ['goods.atMost', 'no.such.key'])
      expect(compiled(key, values), JSON.stringify(values)).toBe(plain(key, values));
});

it('a text with values is parsed once', async () => {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['catalogue']);
  compileTexts(i18n, 'en');
  expect(i18n.t('goods.atMost', { n: 2 })).toContain('2');
  const read = vi.spyOn(i18n.store as unknown as { getResource: () => string }, 'getResource');
  expect(i18n.t('goods.atMost', { n: 3 })).toContain('3');
  expect(read).not.toHaveBeenCalled();
});

it('a text that refers to another one, or escapes in its own way, is left to i18next', async () => {
  const i18n = await createI18n('en');
  compileTexts(i18n, 'en');
  i18n.addResource('en', 'shop', 'x.refers', '{{n}} $t(a11y.banner)');
  i18n.addResource('en', 'shop', 'x.escapes', '{{- n}}');
  const t = i18n.t as (key: string, values: object) => string;
  expect(t('x.refers', { n: 1 })).toBe(`1 ${i18n.t('a11y.banner')}`);
  expect(t('x.escapes', { n: 1 })).toBe('1');
});
