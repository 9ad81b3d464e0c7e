import i18next, { type i18n, type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { numberText } from './format.ts';
import type { Locale } from './languages.ts';

/** Texts are split by language and namespace: one file each. `generated/page-texts.ts` lists what each page needs. */
export type Namespace =
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

/** i18next holds all of them as one: keys are unique across namespaces, and one is faster to search than five. */
const I18NEXT_NAMESPACE = 'shop';

// By language: a document needs the list of one.
const lists = import.meta.glob<Record<string, () => Promise<Texts>>>('./texts/*.ts', {
  import: 'default',
});
// Keyed by the store, because `useTranslation` returns copies of the instance.
const requested = new WeakMap<object, Map<Namespace, Promise<void>>>();

/** Adds texts, which have two levels, without copying them: a file is shared by all instances. */
function addTexts(instance: i18n, texts: Texts): void {
  const { language } = instance;
  const known = (instance.getResourceBundle(language, I18NEXT_NAMESPACE) ?? {}) as Texts;
  const merged = Object.entries(texts).map(([group, added]) => [
    group,
    { ...(known[group] as object | undefined), ...(added as object) },
  ]);
  instance.addResourceBundle(language, I18NEXT_NAMESPACE, Object.fromEntries(merged), false, true, {
    skipCopy: true,
  });
}

/** By file: importing one again takes 0.1 ms, and the server makes an instance for each page. */
const loadedFiles = new Map<string, Texts>();

async function fetchFile(language: string, namespace: Namespace): Promise<Texts> {
  const file = `../../../locales/${language}/${namespace}.json`;
  const known = loadedFiles.get(file);
  if (known) return known;
  const files = await lists[`./texts/${language}.ts`]?.();
  const texts = (await files?.[file]?.()) ?? {};
  loadedFiles.set(file, texts);
  return texts;
}

async function fetchNamespace(instance: i18n, namespace: Namespace): Promise<void> {
  addTexts(instance, await fetchFile(instance.language, namespace));
  loadedNamespaces.set(instance.store, [
    ...(loadedNamespaces.get(instance.store) ?? []),
    namespace,
  ]);
}

const loadedNamespaces = new WeakMap<object, readonly Namespace[]>();

/** Whether the texts of a namespace are loaded. */
export const hasNamespace = (instance: i18n, namespace: Namespace): boolean =>
  loadedNamespaces.get(instance.store)?.includes(namespace) ?? false;

/** Loads a namespace once: concurrent calls share a promise; a failed one can be retried. */
export function loadNamespace(instance: i18n, namespace: Namespace): Promise<void> {
  const namespaces = requested.get(instance.store) ?? new Map<Namespace, Promise<void>>();
  requested.set(instance.store, namespaces);
  const known = namespaces.get(namespace);
  if (known) return known;
  const promise = fetchNamespace(instance, namespace);
  namespaces.set(namespace, promise);
  promise.catch(() => namespaces.delete(namespace));
  return promise;
}

/** Loaded namespaces and their texts. */
interface LoadedTexts {
  namespaces: Namespace[];
  texts: Texts;
}

/** Everything an instance has loaded, to create another instance from. */
export const loadedTexts = (instance: i18n): LoadedTexts => ({
  namespaces: [...(requested.get(instance.store)?.keys() ?? [])],
  texts: instance.getResourceBundle(instance.language, I18NEXT_NAMESPACE) as Texts,
});

export const loadNamespaces = (instance: i18n, namespaces: readonly Namespace[]) =>
  Promise.all(namespaces.map((namespace) => loadNamespace(instance, namespace)));

/** Keeps texts without values, because i18next would resolve each key again for each component. */
function keepTexts(instance: i18n): void {
  const kept = new Map<string, string>();
  instance.store.on('added', () => kept.clear());
  const resolve = instance.t as (key: string, values?: object) => string;
  const t = (key: string, values?: object): string => {
    if (values !== undefined) return resolve(key, values);
    const text = kept.get(key) ?? resolve(key);
    kept.set(key, text);
    return text;
  };
  instance.t = t as TFunction;
}

/**
 * An i18next instance with the namespace `common` loaded. Keys have no prefix: `t('cart.selectAll')`.
 * @param loaded texts of the document
 */
export async function createI18n(locale: Locale, loaded: LoadedTexts | null = null): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    // The default looks up zh-CN under zh as well.
    load: 'currentOnly',
    ns: [I18NEXT_NAMESPACE],
    defaultNS: I18NEXT_NAMESPACE,
    resources: { [locale]: { [I18NEXT_NAMESPACE]: loaded?.texts ?? {} } },
    // Keys have no prefix. Without the settings each lookup tests whether its key is a sentence.
    keySeparator: '.',
    nsSeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  // The built-in formatter uses a locale that the browser may not support.
  instance.services.formatter?.add('number', (value: number) => numberText(value, locale));
  keepTexts(instance);
  if (loaded) loadedNamespaces.set(instance.store, loaded.namespaces);
  if (loaded)
    requested.set(
      instance.store,
      new Map(loaded.namespaces.map((namespace) => [namespace, Promise.resolve()])),
    );
  await loadNamespace(instance, 'common');
  return instance;
}

/** A file of texts that has changed in development. */
interface ChangedTexts {
  locale: string;
  texts: Texts;
}

/** Shows other texts in place of those of a file. */
export function replaceTexts(instance: i18n, { locale, texts }: ChangedTexts): void {
  instance.addResourceBundle(locale, I18NEXT_NAMESPACE, texts, true, true);
  instance.emit('languageChanged', instance.language);
}
