/**
 * Sheets for reading: every text in the five languages next to each other, with the files that show it. `npm run bench texts`
 * prints all namespaces as Markdown, `npm run bench texts refund order` those; `--only th,lao` leaves the other languages
 * out, for a reading that does not know what is meant.
 */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { isLocale, type Locale, LOCALES } from '#/i18n/languages.ts';
import { markdownTable } from './measurement.ts';

type Tree = { [key: string]: Tree | string };

const flat = (tree: Tree, at = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[at + key, value]] : flat(value, `${at}${key}.`),
  );

const read = (locale: Locale, namespace: string) =>
  new Map(flat(JSON.parse(readFileSync(`locales/${locale}/${namespace}.json`, 'utf8')) as Tree));

/** Keys to the files of `src/` that name them. */
const shown = Map.groupBy(
  globSync('src/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['"](\w+(?:\.\w+)+)['"]/g)].map(([, key = '']) => ({
      key,
      file: file.slice('src/'.length),
    })),
  ),
  ({ key }) => key,
);

const withoutPlural = (key: string) => key.replace(/_(one|many|other)$/, '');
const filesOf = (key: string) =>
  [...new Set(shown.get(withoutPlural(key))?.map(({ file }) => file))].join(' ');
const cell = (text = '') => text.replaceAll('\u2060', '').replaceAll('|', '\\|');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: LOCALES.join(',') } },
});
const locales = values.only.split(',').filter(isLocale);
const namespaces = readdirSync('locales/en').map((file) => basename(file, '.json'));

for (const namespace of positionals.length > 0 ? positionals : namespaces) {
  const texts = locales.map((locale) => [locale, read(locale, namespace)] as const);
  const keys = new Set(texts.flatMap(([, found]) => [...found.keys()]));
  const rows = [...keys].map((key) => ({
    key,
    ...Object.fromEntries(texts.map(([locale, found]) => [locale, cell(found.get(key))])),
    shown: filesOf(key),
  }));
  console.log(`## ${namespace}\n\n${markdownTable(rows)}\n`);
}
