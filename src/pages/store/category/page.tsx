import { useTranslation } from '#/i18n/use-translation.ts';
import {
  getStoreProductsQueryOptions,
  useStoreCategories,
  useStoreProductsSuspense,
} from '#generated/client/merchant/merchant.ts';
import { CategoryShelves } from '#/domain/search/category-shelves.tsx';
import { categoryChain } from '#/domain/search/category-chain.ts';
import { leafCategories } from '#/domain/search/leaf-categories.ts';
import { FoundProducts } from '#/domain/search/found-products.tsx';
import { Results } from '#/domain/search/results.tsx';
import { canonicalSearch, categoryShelf, type ListAddress } from '#/domain/search/search-query.ts';
import { StorePageHead } from '#/domain/merchant/store-page-head.tsx';
import { storeProductsParams } from '#/domain/merchant/store-queries.ts';
import { useStore } from '#/domain/merchant/use-store.ts';
import { paths } from '#/lib/paths.ts';
import { storePaths } from '#/lib/store-paths.ts';
import { storeProductsSearch } from '#/domain/merchant/store-search-params.ts';
import { useSearch } from '#/router/router.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Facet } from '#/domain/search/facet.tsx';
import { FacetLink } from '#/domain/search/facet-link.tsx';
import { StoreBranches, type StoreTreeProps } from './store-branch.tsx';
import * as styles from './page.module.css';

/** The store's own categories. */
function StoreTree({ tree, asked, listAt }: StoreTreeProps) {
  const { t } = useTranslation();
  if (tree.length === 0) return null;
  return (
    <Facet isNav title={t('storePage.tabCategories')}>
      <ul>
        <li>
          <FacetLink
            to={listAt({ ...asked, cid: undefined, page: 1 })}
            on={asked.cid === undefined}
          >
            {t('search.allGoods')}
          </FacetLink>
        </li>
        <StoreBranches tree={tree} asked={asked} listAt={listAt} />
      </ul>
    </Facet>
  );
}

const PLACE = 'goods';

export default function StoreCategoryPage() {
  const { t } = useTranslation();
  const asked = useSearch(storeProductsSearch).query;
  const { id, store } = useStore();
  const { data: found } = useStoreProductsSuspense(storeProductsParams(id, asked));
  const { data: tree = [] } = useStoreCategories(id);
  const category = categoryChain(tree, asked.cid).at(-1)?.name;
  const heading = asked.title
    ? t('search.resultsFor', { q: asked.title })
    : (category ?? t('search.allGoods'));
  const leaves = found.total === 0 ? leafCategories(tree, asked.cid) : [];
  const page = asked.page ?? 1;
  // The list is below the store's header, so a change of page or category scrolls to it.
  const listAt: ListAddress = (query) => `${storePaths.product(id, query)}#${PLACE}`;

  const wayOut = (
    <>
      <ButtonLink to={storePaths.product(id)}>{t('search.allGoods')}</ButtonLink>
      {asked.title && (
        <ButtonLink kind="primary" to={paths.search({ title: asked.title })}>
          {t('search.allStores')}
        </ButtonLink>
      )}
    </>
  );
  const shelves = (
    <CategoryShelves
      leaves={leaves}
      query={asked}
      queryOf={(cid) => getStoreProductsQueryOptions({ merId: id, ...categoryShelf(asked, cid) })}
      listAt={listAt}
      empty={<Results query={asked} found={found} listAt={listAt} emptyAction={wayOut} />}
    />
  );

  return (
    <div id={PLACE} className={styles.page}>
      <StorePageHead
        id={id}
        store={store}
        part={page > 1 ? `${heading} (${t('list.page', { n: page })})` : heading}
        path={storePaths.product(id, canonicalSearch(asked))}
        picture={found.list[0]?.image}
        empty={asked.title !== undefined || (found.list.length === 0 && leaves.length === 0)}
      />
      {asked.title && <h2 className={styles.words}>{heading}</h2>}
      <FoundProducts
        query={asked}
        found={found}
        listAt={listAt}
        categories={<StoreTree tree={tree} asked={asked} listAt={listAt} />}
        category={category}
        emptyAction={wayOut}
        replacement={leaves.length > 0 ? shelves : undefined}
      />
    </div>
  );
}
