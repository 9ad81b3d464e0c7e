import { numberText } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/languages.ts';
import { MOST_PIECES } from './lines.ts';

/** Says that a quantity stands at its limit, and which one; empty below the limit. */
export function limitText(
  { value, max }: { value: number; max: number },
  t: (key: string, values: { n: string }) => string,
  locale: Locale,
): string {
  if (value <= 1 || value < max) return '';
  const n = numberText(max, locale);
  return max < MOST_PIECES ? t('goods.allThereIs', { n }) : t('goods.atMost', { n });
}
