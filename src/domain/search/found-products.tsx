import { useTranslation } from '#/i18n/use-translation.ts';
import { SlidersHorizontal } from 'lucide';
import { useState } from 'react';
import type { ProductCardPage } from '#generated/model/productCardPage.ts';
import type { Elements } from '#/lib/content.ts';
import type { SearchQuery } from '#/lib/paths.ts';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { CountBadge } from '#/ui/count-badge.tsx';
import { Icon } from '#/ui/icon.ts';
import { Link } from '#/ui/link.tsx';
import { BusyList } from './busy-list.tsx';
import { FilterChips, useRangeText } from './filter-chips.tsx';
import { PriceFacet } from './price-facet.tsx';
import { Results } from './results.tsx';
import { countFilters, type ListAddress } from './search-query.ts';
import { SortBar } from './sort-bar.tsx';
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

const FilterSheet = lazyPart(() => import('./filter-sheet.tsx'), 'default');

interface FiltersButtonProps {
  query: SearchQuery;
  total: number;
  /** without filters */
  clearTo: string;
  children: Elements;
}

/** Opens the filters on phones, which have no room beside the results. */
function FiltersButton({ query, total, clearTo, children }: FiltersButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const count = countFilters(query);
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon as={SlidersHorizontal} size={16} />
        <span>{t('search.filters')}</span>
        <CountBadge value={count} />
      </button>
      {isOpen && (
        <LazyBoundary onFailed={close}>
          <FilterSheet total={total} clearTo={count > 0 ? clearTo : null} onClose={close}>
            {children}
          </FilterSheet>
        </LazyBoundary>
      )}
    </>
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
  const clearTo = listAt({ title: query.title, sort: query.sort });
  const prices = (
    <>
      <PriceFacet query={query} listAt={listAt} />
      <QuickRanges query={query} listAt={listAt} />
    </>
  );
  // Words have chosen the category already, and on phones one group is visible at once.
  const filtersButton = (
    <FiltersButton query={query} total={found.total} clearTo={clearTo}>
      {query.title ? prices : categories}
      {query.title ? categories : prices}
    </FiltersButton>
  );
  return (
    <div className={styles.results} data-list>
      <aside className={`card no-print ${facetsStyles.root}`} aria-label={t('search.filters')}>
        {categories}
        {prices}
      </aside>
      <BusyList>
        <h2 className="sr">{t('goods.goods')}</h2>
        {replacement ? (
          filtersButton
        ) : (
          <SortBar query={query} total={found.total} listAt={listAt}>
            {filtersButton}
          </SortBar>
        )}
        <FilterChips query={query} category={category} listAt={listAt} />
        {replacement ?? (
          <Results query={query} found={found} listAt={listAt} emptyAction={emptyAction} />
        )}
      </BusyList>
    </div>
  );
}
