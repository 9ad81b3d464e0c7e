import { useTranslation } from 'react-i18next';
import type { ProductCardPage } from '#generated/model/productCardPage.ts';
import type { Elements } from '#/lib/content.ts';
import type { SearchQuery } from '#/lib/paths.ts';
import { BusyList } from './busy-list.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FiltersPanel } from './filters-panel.tsx';
import { PriceFacet } from './price-facet.tsx';
import { QuickRanges } from './quick-ranges.tsx';
import { Results } from './results.tsx';
import type { ListAddress } from './search-query.ts';
import { SortBar } from './sort-bar.tsx';
import * as styles from './found-products.module.css';

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
