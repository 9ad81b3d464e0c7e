import type { TFunction } from 'i18next';
import { numberText } from '#/i18n/format.ts';
import type { Locale } from '#/i18n/languages.ts';
import { MAX_QUANTITY } from './lines.ts';

/** Message that a quantity has reached its limit, by stock or by the backend; empty below the limit. */
export function limitText(
  { value, max }: { value: number; max: number },
  t: TFunction,
  locale: Locale,
): string {
  if (value <= 1 || value < max) return '';
  const n = numberText(max, locale);
  return max < MAX_QUANTITY ? t('goods.allThereIs', { n }) : t('goods.atMost', { n });
}
