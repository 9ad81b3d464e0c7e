import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from './languages.ts';

/** One file per language and area; a route names the areas it needs. */
export type Area = 'common' | 'catalogue' | 'auth' | 'trade' | 'order';
const AREAS: Area[] = ['common', 'catalogue', 'auth', 'trade', 'order'];

const files = import.meta.glob<Record<string, unknown>>('../../locales/*/*.json', { import: 'default' });

async function loadArea(locale: string, area: string): Promise<Record<string, unknown>> {
  return (await files[`../../locales/${locale}/${area}.json`]?.()) ?? {};
}

/**
 * A language instance with the `common` area loaded. Keys are unique over all areas, so texts are asked for
 * without naming one: `t('cart.selectAll')`.
 * @param resources areas that came with the document
 */
export async function createI18n(locale: Locale, resources: Partial<Record<Area, Record<string, unknown>>> = {}): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance
    .use({ type: 'backend', read: (lng: string, ns: string, done: (error: unknown, data: unknown) => void) => void loadArea(lng, ns).then((data) => done(null, data), (error: unknown) => done(error, null)) })
    .use(initReactI18next)
    .init({
      lng: locale,
      fallbackLng: false,
      // With the default, zh-CN would ask for a file named zh as well.
      load: 'currentOnly',
      ns: ['common'],
      defaultNS: 'common',
      fallbackNS: AREAS,
      partialBundledLanguages: true,
      resources: { [locale]: resources as Record<string, Record<string, string>> },
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  return instance;
}

export const loadAreas = (instance: i18n, areas: readonly Area[]): Promise<void> => instance.loadNamespaces([...areas]);
