import { useTranslation } from 'react-i18next';
import { ChevronDown } from 'lucide';
import { useState } from 'react';
import type { ProductCardPage } from '#generated/model/productCardPage.ts';
import type { Elements } from '#/lib/content.ts';
import type { SearchQuery } from '#/lib/paths.ts';
import { cx } from '#/ui/cx.ts';
import { Icon } from '#/ui/icon.ts';
import { Link } from '#/ui/link.tsx';
import { BusyList } from './busy-list.tsx';
import { FilterChips } from './filter-chips.tsx';
import { PriceFacet } from './price-facet.tsx';
import { Results } from './results.tsx';
import type { ListAddress } from './search-query.ts';
import { SortBar } from './sort-bar.tsx';
import { useRangeText } from './use-range-text.ts';
import * as styles from './found-products.module.css';
import * as facetsStyles from './facets.module.css';

const QUICK = [
  { min: undefined, max: '25' },
  { min: '25', max: '75' },
  { min: '75', max: '150' },
  { min: '150', max: undefined },
] as const;

function QuickRanges({ query, listAt }: { query: SearchQuery; listAt: ListAddress }) {
  const { t } = useTranslation();
  const rangeText = useRangeText();
  return (
    <div className={facetsStyles.facet}>
      <h2>{t('search.quickRanges')}</h2>
      <ul>
        {QUICK.map((range) => {
          const on = query.min === range.min && query.max === range.max;
          return (
            <li key={rangeText(range)}>
              <Link
                to={listAt({ ...query, ...range, page: 1 })}
                aria-current={on ? 'true' : undefined}
                className={on ? facetsStyles.isOn : undefined}
              >
                {rangeText(range)}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Filters beside the results; on phones above them, folded. */
function FiltersPanel({ children }: { children: Elements }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <aside
      className={cx('card no-print', facetsStyles.root, isOpen && facetsStyles.isOpen)}
      aria-label={t('search.filters')}
    >
      <button
        type="button"
        className={facetsStyles.fold}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{t('search.filters')}</span>
        <Icon as={ChevronDown} size={16} />
      </button>
      {children}
    </aside>
  );
}

interface FoundProductsProps {
  query: SearchQuery;
  found: ProductCardPage;
  listAt: ListAddress;
  /** category tree */
  categories: Elements;
  /** name of the selected category */
  category: string | undefined;
  /** needed for lists that may be empty */
  emptyAction?: Elements;
  /** replaces the sorted list */
  replacement?: Elements;
}

/** Search results with filters. The address holds the state. */
export function FoundProducts({
  query,
  found,
  listAt,
  categories,
  category,
  emptyAction,
  replacement,
}: FoundProductsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.results}>
      <FiltersPanel>
        {categories}
        <PriceFacet key={`${query.min ?? ''} ${query.max ?? ''}`} query={query} listAt={listAt} />
        <QuickRanges query={query} listAt={listAt} />
      </FiltersPanel>
      <BusyList>
        <h2 className="sr">{t('goods.goods')}</h2>
        {!replacement && <SortBar query={query} total={found.total} listAt={listAt} />}
        <FilterChips query={query} category={category} listAt={listAt} />
        {replacement ?? (
          <Results query={query} found={found} listAt={listAt} emptyAction={emptyAction} />
        )}
      </BusyList>
    </div>
  );
}
