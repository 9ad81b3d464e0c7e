import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Area, hasArea, loadArea } from '#/i18n/i18n.ts';
import { noop } from '#/lib/noop.ts';

/** Whether optional texts are loaded; starts loading them if they are not. */
export function useNamespaceReady(area: Area): boolean {
  const { i18n } = useTranslation();
  const [ready, setReady] = useState(() => hasArea(i18n, area));

  useEffect(() => {
    if (ready) return undefined;
    let unmounted = false;
    loadArea(i18n, area).then(() => !unmounted && setReady(true), noop);
    return () => {
      unmounted = true;
    };
  }, [i18n, area, ready]);
  return ready;
}
