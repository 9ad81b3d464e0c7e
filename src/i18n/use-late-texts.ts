import type { i18n } from 'i18next';
import { use } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';

/** Texts that are not in `./texts/`, whose lists every page loads: of features that most shops do not use. */
const files = import.meta.glob<Record<string, unknown>>('../../locales/*/consent.json', {
  import: 'default',
});

const loading = new WeakMap<object, Promise<void>>();

function load(instance: i18n): Promise<void> {
  const known = loading.get(instance.store);
  if (known) return known;
  const { language } = instance;
  const pending = (async () => {
    const texts = await files[`../../locales/${language}/consent.json`]?.();
    instance.addResourceBundle(language, 'shop', texts ?? {}, true, true);
  })();
  loading.set(instance.store, pending);
  pending.catch(() => loading.delete(instance.store));
  return pending;
}

/** Suspends until the texts are loaded. */
export function useLateTexts(): void {
  const { i18n } = useTranslation();
  use(load(i18n));
}
