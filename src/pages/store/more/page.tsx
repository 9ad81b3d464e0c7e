import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useMerchantCategories, useMerchantTypes } from '#generated/client/merchant/merchant.ts';
import { useMerchantSearch } from '#generated/client/stores/stores.ts';
import { Crumbs } from '#/shared/head/crumbs.tsx';
import { QueryBoundary } from '#/shared/async/query-boundary.tsx';
import { BusyList } from '#/domain/search/busy-list.tsx';
import { WordsForm } from '#/domain/search/words-form.tsx';
import {
  canonicalStores,
  STORES_SIZE,
  storesParams,
  storesSearch,
  isNarrowed,
} from '#/domain/merchant/store-list-query.ts';
import { paths } from '#/lib/paths.ts';
import { storePaths, type StoreQuery } from '#/lib/store-paths.ts';
import { useSearch } from '#/router/router.tsx';
import { StoresHead } from '#/domain/merchant/stores-head.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { useAnnounceChange } from '#/ui/announce.ts';
import { StoreFilters } from './store-filters.tsx';
import type { MerchantCardPage } from '#generated/model/merchantCardPage.ts';
import statePicture from '#/assets/states/stores.webp';
import { useBelowFold } from '#/shared/async/below-fold.tsx';
import { BeyondLastPage } from '#/shared/async/beyond-last-page.tsx';
import { ListPages } from '#/shared/async/list-pages.tsx';
import { Empty } from '#/ui/empty.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import { StoreRow } from './store-row.tsx';
import * as styles from './page.module.css';
import * as rowsStyles from './store-rows.module.css';
import * as foundStoresStyles from './found-stores.module.css';
import { shopName } from '#/config/shop.ts';
import { RemovableChip } from '#/ui/chip.tsx';
import { Link } from '#/ui/link.tsx';
import * as chipStyles from './store-chips.module.css';

/** number of rows in the first viewport */
const FIRST_ROWS = 4;

/** Links for an empty result: without filters, without keywords, or to products of that name. */
function EmptyActions({ query }: { query: StoreQuery }) {
  const { t } = useTranslation();
  const { title } = query;
  return (
    <>
      {isNarrowed(query) && (
        <ButtonLink to={storePaths.more({ title })}>{t('search.clearFilters')}</ButtonLink>
      )}
      {title !== undefined && <ButtonLink to={storePaths.more()}>{t('stores.all')}</ButtonLink>}
      {title !== undefined && (
        <ButtonLink to={paths.search({ title })}>{t('stores.goodsInstead')}</ButtonLink>
      )}
      {title === undefined && !isNarrowed(query) && (
        <ButtonLink to={paths.home()}>{t('common.backHome')}</ButtonLink>
      )}
    </>
  );
}

/** Rows whose pictures load with priority. */
const PRIORITY_ROWS = 2;

interface FoundStoresProps {
  query: StoreQuery;
  found: MerchantCardPage;
}

/** One page of stores, or an empty state. */
function StoreRows({ query, found: { list, total } }: FoundStoresProps) {
  const { t } = useTranslation();
  const visible = useBelowFold() ? list : list.slice(0, FIRST_ROWS);
  const pages = Math.ceil(total / STORES_SIZE);
  const href = (page: number) => storePaths.more({ ...query, page });
  if (total === 0)
    return (
      <Empty
        className={`card ${rowsStyles.empty}`}
        picture={statePicture}
        title={t('empty.stores')}
        text={query.title && t('search.spelling')}
        action={<EmptyActions query={query} />}
      />
    );
  if (list.length === 0)
    return (
      <BeyondLastPage className={rowsStyles.empty} picture={statePicture} lastPage={href(pages)} />
    );
  return (
    <>
      <ul className={rowsStyles.root}>
        {visible.map((store, index) => (
          <li key={store.id}>
            <StoreRow store={store} priority={index < PRIORITY_ROWS} />
          </li>
        ))}
      </ul>
      <ListPages className={rowsStyles.pages} page={query.page ?? 1} pages={pages} href={href} />
    </>
  );
}

interface ActiveFilter {
  name: string;
  without: StoreQuery;
}

/** Removable chips of the active filters. A filter whose name is unknown is labelled with its kind. */
function StoreChips({ query }: { query: StoreQuery }) {
  const { t, locale } = useTranslation();
  const navigate = useNavigate();
  const { data: types } = useMerchantTypes();
  const { data: categories } = useMerchantCategories();
  const { title, type, category, self } = query;
  const chosen: (ActiveFilter | false)[] = [
    title !== undefined && { name: t('stores.words', { q: title }), without: { title: undefined } },
    type !== undefined && {
      name: types?.find(({ id }) => id === type)?.name ?? t('stores.type'),
      without: { type: undefined },
    },
    category !== undefined && {
      name: categories?.find(({ id }) => id === category)?.name ?? t('stores.category'),
      without: { category: undefined },
    },
    self !== undefined && {
      name: self ? t('store.selfSupport', { shop: shopName(locale) }) : t('stores.others'),
      without: { self: undefined },
    },
  ];
  const chips = chosen.filter((each) => each !== false);
  if (chips.length === 0) return null;
  return (
    <div className={chipStyles.root}>
      {chips.map(({ name, without }) => (
        <RemovableChip
          key={Object.keys(without).join()}
          removeLabel={t('search.removeFilter', { name })}
          onRemove={() => void navigate(storePaths.more({ ...query, ...without, page: 1 }))}
        >
          <span className={`${chipStyles.name} clip`}>{name}</span>
        </RemovableChip>
      ))}
      {isNarrowed(query) && (
        <Link className="link link--quiet" to={storePaths.more({ title })}>
          {t('search.clearFilters')}
        </Link>
      )}
    </div>
  );
}

/** Number of matching stores, the filters, and one page of stores. */
function FoundStores({ query, found }: ComponentProps<typeof StoreRows>) {
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
    <div className={rowsStyles.root} aria-hidden>
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
