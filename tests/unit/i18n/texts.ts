import { readdirSync, readFileSync } from 'node:fs';
import type { Locale } from '#/i18n/languages.ts';

export type Tree = { [key: string]: Tree | string };

/** Keys and texts of a tree of texts. */
function flat(tree: Tree, at = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[at + key, value] as [string, string]]
      : flat(value, `${at}${key}.`),
  );
}

export const namespaces = readdirSync('locales/en').map((file) => file.replace('.json', ''));

export const textsOf = (locale: Locale, namespace: string) =>
  new Map(flat(JSON.parse(readFileSync(`locales/${locale}/${namespace}.json`, 'utf8')) as Tree));

export const allTexts = (locale: Locale) =>
  new Map(namespaces.flatMap((namespace) => [...textsOf(locale, namespace)]));

export const PLURAL = /_(zero|one|two|few|many|other)$/;
