import { useTranslation } from 'react-i18next';
import type { MerchantCardPage } from '#generated/model/merchantCardPage.ts';
import emptyPicture from '#/assets/empty-search.webp';
import { useBelowFold } from '#/shared/async/below-fold.tsx';
import { usePageLabels } from '#/shared/async/page-labels.ts';
import { isNarrowed, STORES_SIZE } from '#/domain/merchant/store-list-query.ts';
import { paths } from '#/lib/paths.ts';
import { storePaths, type StoreQuery } from '#/lib/store-paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Empty } from '#/ui/empty.tsx';
import { Pagination } from '#/ui/pagination.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { StoreChips } from './store-chips.tsx';
import { StoreRow } from './store-row.tsx';
import * as styles from './page.module.css';

const FIRST_VIEW = 4;
/** Rows whose pictures load with priority. */
const PRIORITY_ROWS = 2;

interface FoundStoresProps {
  query: StoreQuery;
  found: MerchantCardPage;
}

/** Number of matching stores, the filters, and one page of stores. */
export function FoundStores({ query, found }: FoundStoresProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.storesCount}>
        <p className="num" role="status">
          {t('stores.count', { count: found.total })}
        </p>
        <StoreChips query={query} />
        {found.total > 1 && (
          <p className={`${styles.storesCountOrder} muted`}>{t('stores.order')}</p>
        )}
      </div>
      <StoreRows query={query} found={found} />
    </>
  );
}

function StoreRows({ query, found: { list, total } }: FoundStoresProps) {
  const { t } = useTranslation();
  const labels = usePageLabels();
  const visible = useBelowFold() ? list : list.slice(0, FIRST_VIEW);
  const pages = Math.ceil(total / STORES_SIZE);
  const href = (page: number) => storePaths.more({ ...query, page });
  if (total === 0)
    return (
      <Empty
        className="card"
        picture={emptyPicture}
        title={t('empty.stores')}
        action={<EmptyActions query={query} />}
      />
    );
  if (list.length === 0)
    return (
      <Empty
        className="card"
        picture={emptyPicture}
        title={t('search.beyond')}
        action={<ButtonLink to={href(pages)}>{t('search.lastPage')}</ButtonLink>}
      />
    );
  return (
    <>
      <ul className={styles.storesRows}>
        {visible.map((store, index) => (
          <li key={store.id}>
            <StoreRow store={store} priority={index < PRIORITY_ROWS} />
          </li>
        ))}
      </ul>
      <Pagination page={query.page ?? 1} pages={pages} href={href} labels={labels} />
    </>
  );
}

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

/** Placeholder of the rows. */
export function RowsSkeleton() {
  return (
    <div className={styles.storesRows} aria-hidden>
      {Array.from({ length: FIRST_VIEW }, (_, index) => (
        <Skeleton key={index} height={200} radius={12} />
      ))}
    </div>
  );
}
