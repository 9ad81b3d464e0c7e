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
  /** The tree to choose from. */
  categories: ReactNode;
  /** Name of the chosen category. */
  category: string | undefined;
  wayOut: ReactNode;
  /** Stands in place of the sorted list. */
  instead?: ReactNode;
}

/** Goods beside what narrows them down; everything chosen stands in the address. */
export function FoundGoods({
  asked,
  found,
  listAt,
  categories,
  category,
  wayOut,
  instead,
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
        {!instead && <SortBar asked={asked} total={found.total} listAt={listAt} />}
        <FilterChips asked={asked} category={category} listAt={listAt} />
        {instead ?? <Results asked={asked} found={found} listAt={listAt} wayOut={wayOut} />}
      </BusyList>
    </div>
  );
}
