import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { type Area, loadArea } from './i18n.ts';

/** Texts of a part that comes later anyway, and with them its code: it waits for both. */
export function useArea(area: Area): void {
  const { i18n } = useTranslation();
  use(loadArea(i18n, area));
}
