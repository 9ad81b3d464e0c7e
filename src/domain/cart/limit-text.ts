import type { TFunction } from 'i18next';
import { MAX_QUANTITY } from './lines.ts';

/** Message that a quantity has reached its limit, by stock or by the backend; empty below the limit. */
export function limitText({ value, max }: { value: number; max: number }, t: TFunction): string {
  if (value <= 1 || value < max) return '';
  return max < MAX_QUANTITY ? t('goods.allThereIs', { n: max }) : t('goods.atMost', { n: max });
}
