import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  getProductListQueryOptions,
  useProductCategories,
  useProductListSuspense,
} from '#generated/client/product/product.ts';
import { ListedCategory } from '#/domain/product/listed-category.ts';
import { Suggestions } from '#/domain/product/suggestions.tsx';
import { Crumbs } from '#/shared/head/crumbs.tsx';
import { CategoryShelves } from '#/domain/search/category-shelves.tsx';
import { categoryChain } from '#/domain/search/category-chain.ts';
import { leafCategories } from '#/domain/search/leaf-categories.ts';
import { FoundProducts } from '#/domain/search/found-products.tsx';
import { categoryShelf, listParams } from '#/domain/search/search-query.ts';
import { paths } from '#/lib/paths.ts';
import { productSearch } from '#/domain/search/search-query.ts';
import { useSearch } from '#/router/router.tsx';
import { CategoryFacet } from './category-facet.tsx';
import { EmptySearch } from './empty-search.tsx';
import { SearchHead } from './search-head.tsx';
import { StoreLines } from './store-lines.tsx';
import * as styles from './page.module.css';

export default function SearchPage() {
  const { t } = useTranslation();
  const asked = useSearch(productSearch);
  const { data: found } = useProductListSuspense(listParams(asked));
  const { data: tree = [] } = useProductCategories();
  const chain = categoryChain(tree, asked.cid);
  const category = chain.at(-1)?.name;
  const leaves = found.total === 0 ? leafCategories(tree, asked.cid) : [];
  const heading = asked.title
    ? t('search.resultsFor', { q: asked.title })
    : (category ?? t('search.allGoods'));

  const above = asked.title ? chain : chain.slice(0, -1);
  const crumbs = [
    { label: t('nav.home'), to: paths.home() },
    ...above.map(({ id, name }) => ({ label: name, to: paths.search({ cid: id }) })),
    { label: heading },
  ];

  const shelfOf = (cid: number) => getProductListQueryOptions(categoryShelf(asked, cid));
  const shelves = useQueries({ queries: leaves.map(({ id }) => shelfOf(id)) });
  const isEmpty = found.total === 0 && shelves.every(({ data }) => data?.list.length === 0);

  return (
    <div className="wrap">
      <SearchHead
        heading={heading}
        parent={asked.title ? undefined : chain.at(-2)?.name}
        asked={asked}
        found={found}
        empty={found.list.length === 0 && (isEmpty || leaves.length === 0)}
      />
      <h1 className={`sr ${styles.title}`}>{heading}</h1>
      <Crumbs items={crumbs} />
      {asked.title && <StoreLines words={asked.title} />}
      {isEmpty ? (
        <>
          <EmptySearch query={asked} category={category} />
          <Suggestions limit={5} />
        </>
      ) : (
        <ListedCategory value={asked.cid}>
          <FoundProducts
            query={asked}
            found={found}
            listAt={paths.search}
            categories={<CategoryFacet asked={asked} />}
            category={category}
            replacement={
              leaves.length > 0 ? (
                <CategoryShelves
                  leaves={leaves}
                  query={asked}
                  queryOf={shelfOf}
                  listAt={paths.search}
                />
              ) : undefined
            }
          />
        </ListedCategory>
      )}
    </div>
  );
}
