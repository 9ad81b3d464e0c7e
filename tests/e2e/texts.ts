import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextKey } from '#/i18n/use-translation.ts';
import type { Language } from './shop.ts';

type Tree = { [key: string]: Tree | string };
/** E2E_ROOT: another checkout that the tests run against. */
const root = join(process.env.E2E_ROOT ?? join(import.meta.dirname, '..', '..'), 'locales');

/** The shop's texts in a language, by key, with interpolated values. */
export function textsOf(
  locale: Language['locale'],
): (key: TextKey, values?: Record<string, string | number>) => string {
  const namespaces = readdirSync(join(root, locale)).map(
    (file) => JSON.parse(readFileSync(join(root, locale, file), 'utf8')) as Tree,
  );
  return (key, values = {}) => {
    for (const namespace of namespaces) {
      const found = key
        .split('.')
        .reduce<Tree | string | undefined>(
          (at, part) => (typeof at === 'object' ? at[part] : undefined),
          namespace,
        );
      if (typeof found === 'string')
        return Object.entries(values).reduce(
          (text, [name, value]) =>
            text.replaceAll(new RegExp(`\\{\\{${name}(, number)?\\}\\}`, 'g'), String(value)),
          found,
        );
    }
    throw new Error(`No text ${key} in ${locale}`);
  };
}
