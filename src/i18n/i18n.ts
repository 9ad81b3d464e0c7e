import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { numberText } from './format.ts';
import type { Locale } from './languages.ts';

/** Texts are split by language and area; routes list the areas they need. */
export type Area =
  | 'common'
  | 'catalogue'
  | 'browse'
  | 'auth'
  | 'trade'
  | 'order'
  | 'refund'
  | 'review'
  | 'account'
  | 'goods'
  | 'country'
  | 'store'
  | 'apply';
type Texts = Record<string, unknown>;

/** All areas share one i18next namespace: keys are unique across areas, and one namespace is faster to search than five. */
const NAMESPACE = 'shop';

const files = import.meta.glob<Texts>('../../locales/*/*.json', { import: 'default' });
// Keyed by the store, because `useTranslation` returns copies of the instance.
const requested = new WeakMap<object, Map<Area, Promise<void>>>();

async function fetchArea(instance: i18n, area: Area): Promise<void> {
  const texts = await files[`../../locales/${instance.language}/${area}.json`]?.();
  instance.addResourceBundle(instance.language, NAMESPACE, texts ?? {}, true, true);
  loadedAreas.set(instance.store, [...(loadedAreas.get(instance.store) ?? []), area]);
}

const loadedAreas = new WeakMap<object, readonly Area[]>();

/** Whether the texts of an area are loaded. */
export const hasArea = (instance: i18n, area: Area): boolean =>
  loadedAreas.get(instance.store)?.includes(area) ?? false;

/** Loads an area once: concurrent calls share a promise; a failed one can be retried. */
export function loadArea(instance: i18n, area: Area): Promise<void> {
  const areas = requested.get(instance.store) ?? new Map<Area, Promise<void>>();
  requested.set(instance.store, areas);
  const known = areas.get(area);
  if (known) return known;
  const promise = fetchArea(instance, area);
  areas.set(area, promise);
  promise.catch(() => areas.delete(area));
  return promise;
}

/** Loaded areas and their texts. */
export interface LoadedTexts {
  areas: Area[];
  texts: Texts;
}

/** Everything an instance has loaded, to create another instance from. */
export const loadedTexts = (instance: i18n): LoadedTexts => ({
  areas: [...(requested.get(instance.store)?.keys() ?? [])],
  texts: instance.getResourceBundle(instance.language, NAMESPACE) as Texts,
});

export const loadAreas = (instance: i18n, areas: readonly Area[]) =>
  Promise.all(areas.map((area) => loadArea(instance, area)));

/**
 * An i18next instance with the `common` area loaded. Keys have no area prefix: `t('cart.selectAll')`.
 * @param loaded texts of the document
 */
export async function createI18n(locale: Locale, loaded: LoadedTexts | null = null): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    // The default looks up zh-CN under zh as well.
    load: 'currentOnly',
    ns: [NAMESPACE],
    defaultNS: NAMESPACE,
    resources: { [locale]: { [NAMESPACE]: loaded?.texts ?? {} } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  // The built-in formatter uses a locale that the browser may not support.
  instance.services.formatter?.add('number', (value: number) => numberText(value, locale));
  if (loaded) loadedAreas.set(instance.store, loaded.areas);
  if (loaded)
    requested.set(instance.store, new Map(loaded.areas.map((area) => [area, Promise.resolve()])));
  await loadArea(instance, 'common');
  return instance;
}
