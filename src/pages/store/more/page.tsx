import { useTranslation } from '#/i18n/use-translation.ts';
import { useMerchantCategories } from '#generated/client/merchant/merchant.ts';
import { useMerchantSearch } from '#generated/client/stores/stores.ts';
import { Crumbs } from '#/shared/head/crumbs.tsx';
import { QueryBoundary } from '#/shared/async/query-boundary.tsx';
import { BusyList } from '#/domain/search/busy-list.tsx';
import { WordsForm } from '#/domain/search/words-form.tsx';
import { canonicalStores, STORES_SIZE, storesParams } from '#/domain/merchant/store-list-query.ts';
import { paths } from '#/lib/paths.ts';
import { storePaths } from '#/lib/store-paths.ts';
import { storesSearch } from '#/domain/merchant/store-list-query.ts';
import { useSearch } from '#/router/router.tsx';
import { StoresHead } from '#/domain/merchant/stores-head.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { useAnnounceChange } from '#/ui/announce.ts';
import { StoreFilters } from './store-filters.tsx';
import { FIRST_ROWS, StoreRows, type FoundStoresProps } from './store-rows.tsx';
import { StoreChips } from './store-chips.tsx';

import * as styles from './page.module.css';
import * as storeRowsStyles from './store-rows.module.css';
import * as foundStoresStyles from './found-stores.module.css';

/** Number of matching stores, the filters, and one page of stores. */
function FoundStores({ query, found }: FoundStoresProps) {
  const { t } = useTranslation();
  const count = t('stores.count', { count: found.total });
  useAnnounceChange('results', count);
  return (
    <>
      <div className={foundStoresStyles.count}>
        <p className="num">{count}</p>
        <StoreChips query={query} />
        {found.total > 1 && (
          <p className={`${foundStoresStyles.order} muted`}>{t('stores.order')}</p>
        )}
      </div>
      <StoreRows query={query} found={found} />
    </>
  );
}

/** Placeholder of the rows. */
function RowsSkeleton() {
  return (
    <div className={storeRowsStyles.root} aria-hidden>
      {Array.from({ length: FIRST_ROWS }, (_, index) => (
        <Skeleton key={index} height={308} radius={12} />
      ))}
    </div>
  );
}

/** Store search by name, type and category. The filters are in the address. */
export default function MoreStoresPage() {
  const { t } = useTranslation();
  const query = useSearch(storesSearch);
  const { title = '', page } = query;
  const found = useMerchantSearch(storesParams(query));
  const { data: categories } = useMerchantCategories();
  const category = categories?.find(({ id }) => id === query.category)?.name;
  const heading = title ? t('stores.foundFor', { q: title }) : (category ?? t('stores.all'));
  return (
    <div className="wrap">
      <StoresHead
        heading={heading}
        describe="stores.listHead"
        page={page}
        path={storePaths.more(canonicalStores(query))}
        found={found.data}
        size={STORES_SIZE}
        isSearch={title !== ''}
      />
      <Crumbs
        items={[
          { label: t('nav.home'), to: paths.home() },
          { label: t('nav.storeStreet'), to: paths.storeStreet() },
          { label: heading },
        ]}
      />
      <section className={`card ${styles.top}`}>
        <div className={styles.head}>
          <h1>{heading}</h1>
          <WordsForm
            key={title}
            name="title"
            label={t('stores.search')}
            words={title}
            to={(words) => storePaths.more({ ...query, title: words, page: 1 })}
          />
        </div>
        <StoreFilters query={query} />
      </section>
      <BusyList className={styles.found}>
        <h2 className="sr">{t('search.stores')}</h2>
        <QueryBoundary query={found} loading={<RowsSkeleton />}>
          {(stores) => <FoundStores query={query} found={stores} />}
        </QueryBoundary>
      </BusyList>
    </div>
  );
}
