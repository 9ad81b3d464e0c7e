import { useTranslation } from '#/i18n/use-translation.ts';
import type { SearchQuery } from '#/lib/paths.ts';
import { useMoney } from '#/shared/shop/money.tsx';

const CENTS = new Set(['decimal', 'fraction']);

/** Text of a price range; whole amounts without decimals. */
export function useRangeText(): (range: Pick<SearchQuery, 'min' | 'max'>) => string {
  const { t } = useTranslation();
  const money = useMoney();

  function amountText(amount: string): string {
    if (!/^\d+(\.0*)?$/.test(amount)) return money.text(amount);
    return money
      .parts(amount)
      .filter(({ type }) => !CENTS.has(type))
      .map(({ value }) => value)
      .join('');
  }

  return ({ min, max }) => {
    if (min && max) return t('search.between', { min: amountText(min), max: amountText(max) });
    if (max) return t('search.under', { amount: amountText(max) });
    return t('search.above', { amount: amountText(min ?? '0') });
  };
}
