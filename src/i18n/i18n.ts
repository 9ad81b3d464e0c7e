import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { numberText } from './format.ts';
import type { Locale } from './languages.ts';

/** One file per language and area; a route names the areas it needs. */
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

/** All areas of a language come together in one place: keys are unique over them, and one place is searched faster than five. */
const NAMESPACE = 'shop';

const files = import.meta.glob<Texts>('../../locales/*/*.json', { import: 'default' });
// By the store, for `useTranslation` gives every component a copy of the instance.
const held = new WeakMap<object, Map<Area, Promise<void>>>();

async function fetchArea(instance: i18n, area: Area): Promise<void> {
  const texts = await files[`../../locales/${instance.language}/${area}.json`]?.();
  instance.addResourceBundle(instance.language, NAMESPACE, texts ?? {}, true, true);
  here.set(instance.store, [...(here.get(instance.store) ?? []), area]);
}

const here = new WeakMap<object, readonly Area[]>();

/** Whether the texts of an area are there. */
export const hasArea = (instance: i18n, area: Area): boolean =>
  here.get(instance.store)?.includes(area) ?? false;

/** Loads an area once: the same promise for all who ask, until it fails. */
export function loadArea(instance: i18n, area: Area): Promise<void> {
  const areas = held.get(instance.store) ?? new Map<Area, Promise<void>>();
  held.set(instance.store, areas);
  const known = areas.get(area);
  if (known) return known;
  const coming = fetchArea(instance, area);
  areas.set(area, coming);
  coming.catch(() => areas.delete(area));
  return coming;
}

/** Texts of some areas, already loaded. */
export interface HeldTexts {
  areas: Area[];
  texts: Texts;
}

/** All that an instance holds, for another one in another place. */
export const heldTexts = (instance: i18n): HeldTexts => ({
  areas: [...(held.get(instance.store)?.keys() ?? [])],
  texts: instance.getResourceBundle(instance.language, NAMESPACE) as Texts,
});

export const loadAreas = (instance: i18n, areas: readonly Area[]) =>
  Promise.all(areas.map((area) => loadArea(instance, area)));

/**
 * A language instance with the `common` area loaded. Texts are asked for without naming an area: `t('cart.selectAll')`.
 * @param loaded texts that came with the document
 */
export async function createI18n(locale: Locale, loaded: HeldTexts | null = null): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    // With the default, texts of zh-CN would be looked for under zh as well.
    load: 'currentOnly',
    ns: [NAMESPACE],
    defaultNS: NAMESPACE,
    resources: { [locale]: { [NAMESPACE]: loaded?.texts ?? {} } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  // Its own one asks for a language that the browser may not know.
  instance.services.formatter?.add('number', (value: number) => numberText(value, locale));
  if (loaded) here.set(instance.store, loaded.areas);
  if (loaded)
    held.set(instance.store, new Map(loaded.areas.map((area) => [area, Promise.resolve()])));
  await loadArea(instance, 'common');
  return instance;
}
