import { use } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { type Namespace, loadNamespace } from './i18n.ts';

/** Suspends until the texts are loaded; for lazily loaded components. */
export function useNamespaceSuspense(namespace: Namespace): void {
  const { i18n } = useTranslation();
  use(loadNamespace(i18n, namespace));
}
