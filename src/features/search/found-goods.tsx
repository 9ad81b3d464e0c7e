import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductCardPage } from '../../../generated/model/productCardPage.ts';
import type { SearchQuery } from '../../lib/paths.ts';
import { BusyList } from './busy-list.tsx';
import { FilterChips } from './filter-chips.tsx';
import { PriceFacet } from './price-facet.tsx';
import { QuickRanges } from './quick-ranges.tsx';
import { Results } from './results.tsx';
import type { ListAddress } from './search-query.ts';
import { SortBar } from './sort-bar.tsx';
import './facets.css';
import './found-goods.css';

interface FoundGoodsProps {
  asked: SearchQuery;
  found: ProductCardPage;
  listAt: ListAddress;
  /** category tree */
  categories: ReactNode;
  /** name of the selected category */
  category: string | undefined;
  emptyAction: ReactNode;
  /** replaces the sorted list */
  replacement?: ReactNode;
}

/** Search results with filters. The address holds the state. */
export function FoundGoods({
  asked,
  found,
  listAt,
  categories,
  category,
  emptyAction,
  replacement,
}: FoundGoodsProps) {
  const { t } = useTranslation();
  return (
    <div className="results">
      <aside className="card facets" aria-label={t('search.filters')}>
        {categories}
        <PriceFacet key={`${asked.min ?? ''} ${asked.max ?? ''}`} asked={asked} listAt={listAt} />
        <QuickRanges asked={asked} listAt={listAt} />
      </aside>
      <BusyList>
        <h2 className="sr">{t('goods.goods')}</h2>
        {!replacement && <SortBar asked={asked} total={found.total} listAt={listAt} />}
        <FilterChips asked={asked} category={category} listAt={listAt} />
        {replacement ?? (
          <Results asked={asked} found={found} listAt={listAt} emptyAction={emptyAction} />
        )}
      </BusyList>
    </div>
  );
}
