import { useEffect, useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { type Namespace, hasNamespace, loadNamespace } from '#/i18n/i18n.ts';
import { noop } from '#/lib/noop.ts';

/** Whether optional texts are loaded; starts loading them if they are not. */
export function useNamespaceReady(namespace: Namespace): boolean {
  const { i18n } = useTranslation();
  const [ready, setReady] = useState(() => hasNamespace(i18n, namespace));

  useEffect(() => {
    if (ready) return undefined;
    let unmounted = false;
    loadNamespace(i18n, namespace).then(() => !unmounted && setReady(true), noop);
    return () => {
      unmounted = true;
    };
  }, [i18n, namespace, ready]);
  return ready;
}
