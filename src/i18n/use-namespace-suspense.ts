import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { type Area, loadArea } from './i18n.ts';

/** Suspends until the texts are loaded; for lazily loaded components. */
export function useNamespaceSuspense(area: Area): void {
  const { i18n } = useTranslation();
  use(loadArea(i18n, area));
}
