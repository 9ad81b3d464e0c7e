import { useQueries } from '@tanstack/react-query';
import { ArrowRight } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import {
  getProductListQueryOptions,
  useProductListSuspense,
} from '#generated/client/product/product.ts';
import { ListedCategory } from '#/domain/product/listed-category.ts';
import { Suggestions } from '#/domain/product/suggestions.tsx';
import { Crumbs } from '#/shared/head/crumbs.tsx';
import { CategoryShelves } from '#/domain/search/category-shelves.tsx';
import { useCategoryTree } from '#/domain/search/category-tree.ts';
import { categoryChain } from '#/domain/search/category-chain.ts';
import { leafCategories } from '#/domain/search/leaf-categories.ts';
import { FoundProducts } from '#/domain/search/found-products.tsx';
import {
  categoryShelf,
  listParams,
  canonicalSearch,
  PAGE_SIZE,
  productSearch,
} from '#/domain/search/search-query.ts';
import { paths, type SearchQuery } from '#/lib/paths.ts';
import { useSearch } from '#/router/router.tsx';
import { useMerchantSearch } from '#generated/client/stores/stores.ts';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { LoadError } from '#/shared/async/load-error.tsx';
import { storePaths } from '#/lib/store-paths.ts';
import { Icon } from '#/ui/icon.ts';
import { Link } from '#/ui/link.tsx';
import type { ProductCardPage } from '#generated/model/productCardPage.ts';
import { shopName } from '#/config/shop.ts';
import { ProductListJsonLd } from '#/domain/product/product-list-json-ld.tsx';
import { PageHead } from '#/shared/head/page-head.tsx';
import { Facet } from '#/domain/search/facet.tsx';
import { FacetLink } from '#/domain/search/facet-link.tsx';
import type { CategoryNode } from '#generated/model/categoryNode.ts';
import { EmptySearch } from './empty-search.tsx';
import { foundStoresParams, MOST_STORES } from './found-stores-params.ts';
import * as styles from './page.module.css';
import * as storeLinesStyles from './store-lines.module.css';
import type { MerchantCard } from '#generated/model/merchantCard.ts';
import { cx } from '#/ui/cx.ts';
import { Picture } from '#/ui/picture.tsx';
import { OwnStoreTag } from '#/domain/merchant/own-store-tag.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import { StoreScore } from '#/domain/merchant/store-score.tsx';
import { StoreLogo } from '#/domain/merchant/store-logo.tsx';
import { FirstOf } from '#/shared/async/first-of.tsx';
import * as storeLineStyles from './store-line.module.css';

const PRODUCTS = 3;

/** A store in one row, with some of its products. */
function StoreLine({ store, className }: { store: MerchantCard; className?: string | undefined }) {
  return (
    <article className={cx('card', storeLineStyles.root, className)}>
      <StoreLogo src={store.avatar} size={52} />
      <div className={storeLineStyles.who}>
        <h3 className={`${storeLineStyles.name} clip`}>
          <Link to={paths.store(store.id)}>{store.name}</Link>
        </h3>
        <StoreScore stars={store.starLevel}>
          <OwnStoreTag store={store} />
        </StoreScore>
      </div>
      <div className={storeLineStyles.goods}>
        {store.proList.slice(0, PRODUCTS).map((product) => (
          <Link key={product.id} to={paths.product(product.id)} title={product.storeName}>
            <Picture
              srcFor={srcFor(product.image)}
              alt={product.storeName}
              width={56}
              height={56}
            />
          </Link>
        ))}
      </div>
    </article>
  );
}

// Needed only if several words have found nothing.
const WordResults = lazyPart(() => import('./word-results.tsx'), 'WordResults');

interface CategoryBranchesProps {
  nodes: readonly CategoryNode[];
  /** ids of the expanded categories */
  open: ReadonlySet<number>;
  asked: SearchQuery;
}

function CategoryBranches({ nodes, open, asked }: CategoryBranchesProps) {
  return (
    <FirstOf items={nodes} isKept={({ id }) => open.has(id)} inList>
      {({ id, name, childList }) => (
        <li key={id}>
          <FacetLink
            to={paths.search({ ...asked, cid: id, page: 1 })}
            on={asked.cid === id}
            above={open.has(id)}
          >
            {name}
          </FacetLink>
          {open.has(id) && childList.length > 0 && (
            <ul>
              <CategoryBranches nodes={childList} open={open} asked={asked} />
            </ul>
          )}
        </li>
      )}
    </FirstOf>
  );
}

/** The category tree, expanded to the selected category. */
function CategoryFacet({ asked }: { asked: SearchQuery }) {
  const { t } = useTranslation();
  const { data: tree = [] } = useCategoryTree(asked.cid);
  if (tree.length === 0) return null;
  const open = new Set(categoryChain(tree, asked.cid).map(({ id }) => id));
  return (
    <Facet title={t('nav.categories')}>
      <ul>
        <li>
          <FacetLink
            to={paths.search({ ...asked, cid: undefined, page: 1 })}
            on={asked.cid === undefined}
          >
            {t('search.allGoods')}
          </FacetLink>
        </li>
        <CategoryBranches nodes={tree} open={open} asked={asked} />
      </ul>
    </Facet>
  );
}

interface SearchHeadProps {
  heading: string;
  asked: SearchQuery;
  found: ProductCardPage;
  /** name of the parent category */
  parent: string | undefined;
  /** Excludes the page from search engines. */
  empty: boolean;
}

/** Document head of a result list. The canonical address has no filters and no sort order. */
function SearchHead({ heading, parent, asked, found, empty }: SearchHeadProps) {
  const { t, locale } = useTranslation();
  const shop = shopName(locale);
  const page = asked.page ?? 1;
  const title = parent ? `${heading} \u00b7 ${parent}` : heading;
  const name = page > 1 ? `${title} (${t('list.page', { n: page })})` : title;
  const products = found.list.map(({ id, storeName }) => ({ id, name: storeName }));
  return (
    <>
      <PageHead
        name={name}
        description={t('head.list', { name: heading, shop })}
        path={paths.search(canonicalSearch(asked))}
        picture={found.list[0]?.image}
        empty={empty || asked.title !== undefined}
      />
      <ProductListJsonLd products={products} total={found.total} before={(page - 1) * PAGE_SIZE} />
    </>
  );
}

/** Stores whose name matches the search, with a link to all of them. */
function StoreLines({ words }: { words: string }) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useMerchantSearch(foundStoresParams(words));
  if (error && !data)
    return <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data?.list.length) return null;
  return (
    <section className={storeLinesStyles.root}>
      <h2 className="sr">{t('search.stores')}</h2>
      {data.list.slice(0, MOST_STORES).map((store) => (
        <StoreLine key={store.id} store={store} className={storeLinesStyles.line} />
      ))}
      <Link className={`card ${storeLinesStyles.more}`} to={storePaths.more({ title: words })}>
        <Icon as={ArrowRight} />
        <span>
          <span>{t('nav.more')}</span>
          <span className="sr">{` (${t('search.stores')})`}</span>
        </span>
      </Link>
    </section>
  );
}

export default function SearchPage() {
  const { t } = useTranslation();
  const asked = useSearch(productSearch);
  const { data: found } = useProductListSuspense(listParams(asked));
  const { data: tree = [] } = useCategoryTree(asked.cid);
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
      <h1 className={asked.title ? 'sr' : `sr ${styles.title}`}>{heading}</h1>
      <Crumbs items={crumbs} />
      {asked.title && <StoreLines words={asked.title} />}
      {isEmpty ? (
        <>
          <EmptySearch
            query={asked}
            category={category}
            results={
              asked.title !== undefined && (
                <LazyBoundary>
                  <WordResults text={asked.title} />
                </LazyBoundary>
              )
            }
          />
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
