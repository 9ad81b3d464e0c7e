import { useTranslation } from 'react-i18next';
import { useProductCategories, useProductListSuspense } from '../../../generated/client/product/product.ts';
import { Suggestions } from '../../features/goods/suggestions.tsx';
import { Crumbs } from '../../features/head/crumbs.tsx';
import { categoryChain } from '../../features/search/category-chain.ts';
import { listParams, readSearch } from '../../features/search/search-query.ts';
import { paths } from '../../lib/paths.ts';
import { useVisit } from '../../router/router.tsx';
import { BusyList } from './busy-list.tsx';
import { Facets } from './facets.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FoundStores } from './found-stores.tsx';
import { Results } from './results.tsx';
import { SearchHead } from './search-head.tsx';
import { SortBar } from './sort-bar.tsx';
import './search.css';

export default function SearchPage() {
  const { t } = useTranslation();
  const asked = readSearch(useVisit().search);
  const { data: found } = useProductListSuspense(listParams(asked));
  const { data: tree = [] } = useProductCategories();
  const chain = categoryChain(tree, asked.cid);
  const category = chain.at(-1)?.name;
  const heading = asked.title ? t('search.resultsFor', { q: asked.title }) : (category ?? t('search.allGoods'));

  const above = asked.title ? chain : chain.slice(0, -1);
  const crumbs = [
    { label: t('nav.home'), to: paths.home() },
    ...above.map(({ id, name }) => ({ label: name, to: paths.search({ cid: id }) })),
    { label: heading },
  ];

  return (
    <div className="wrap">
      <SearchHead heading={heading} asked={asked} found={found} />
      <h1 className="sr">{heading}</h1>
      <Crumbs items={crumbs} />
      {asked.title && <FoundStores words={asked.title} />}
      <div className="results">
        <Facets asked={asked} />
        <BusyList>
          <h2 className="sr">{t('goods.goods')}</h2>
          <SortBar asked={asked} total={found.total} />
          <FilterChips asked={asked} category={category} />
          <Results asked={asked} found={found} />
        </BusyList>
      </div>
      {found.total === 0 && <Suggestions limit={5} />}
    </div>
  );
}
