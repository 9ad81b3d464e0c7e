import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Area, hasArea, loadArea } from '../../i18n/i18n.ts';

const goOnWithout = () => undefined;

/** Whether texts that the page below may do without are there; fetches them when they are not. */
export function useArea(area: Area): boolean {
  const { i18n } = useTranslation();
  const [ready, setReady] = useState(() => hasArea(i18n, area));

  useEffect(() => {
    if (ready) return undefined;
    let gone = false;
    loadArea(i18n, area).then(() => !gone && setReady(true), goOnWithout);
    return () => {
      gone = true;
    };
  }, [i18n, area, ready]);
  return ready;
}
