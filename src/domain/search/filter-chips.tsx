import { useNavigate } from 'react-router-dom';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { SearchQuery } from '#/lib/paths.ts';
import { RemovableChip } from '#/ui/chip.tsx';
import { Link } from '#/ui/link.tsx';
import { isFiltered, type ListAddress } from './search-query.ts';
import * as styles from './found-products.module.css';
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

/** The active filters as removable chips. */
export function FilterChips({
  query,
  category,
  listAt,
}: {
  query: SearchQuery;
  category: string | undefined;
  listAt: ListAddress;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const rangeText = useRangeText();
  if (!isFiltered(query)) return null;
  const without = (change: SearchQuery) => void navigate(listAt({ ...query, ...change, page: 1 }));
  const range = query.min || query.max ? rangeText(query) : undefined;

  return (
    <div className={styles.filters}>
      {category && (
        <RemovableChip
          removeLabel={t('search.removeFilter', { name: category })}
          onRemove={() => without({ cid: undefined })}
        >
          {category}
        </RemovableChip>
      )}
      {range && (
        <RemovableChip
          removeLabel={t('search.removeFilter', { name: range })}
          onRemove={() => without({ min: undefined, max: undefined })}
        >
          <span className="num">{range}</span>
        </RemovableChip>
      )}
      <Link
        className={`link link--quiet ${styles.filtersClear}`}
        to={listAt({ title: query.title, sort: query.sort })}
      >
        {t('search.clearFilters')}
      </Link>
    </div>
  );
}
