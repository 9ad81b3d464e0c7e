import { use, useMemo } from 'react';
import { useLocale } from '#/i18n/locale.tsx';
import { useNamespaceSuspense } from '#/i18n/use-namespace-suspense.ts';
import { type Country, countries } from './countries.ts';
import { loadRegionNames } from './region-names.ts';

/** All countries in the language of the page. Suspends until names and texts are loaded. */
export function useCountries(): Country[] {
  useNamespaceSuspense('country');
  const locale = useLocale();
  use(loadRegionNames(locale));
  return useMemo(() => countries(locale), [locale]);
}
