import { useTranslation } from 'react-i18next';
import type { MerchantCardPage } from '../../../generated/model/merchantCardPage.ts';
import emptyPicture from '../../assets/empty-search.webp';
import { useBelowFold } from '../../features/part/below-fold.tsx';
import { usePageLabels } from '../../features/part/page-labels.ts';
import { isNarrowed, STORES_SIZE } from '../../features/stores/store-list-query.ts';
import { paths } from '../../lib/paths.ts';
import { storePaths, type StoreQuery } from '../../lib/store-paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StoreChips } from './store-chips.tsx';
import { StoreRow } from './store-row.tsx';

const FIRST_VIEW = 4;
/** Rows whose pictures load with priority. */
const FIRST_SEEN = 2;

interface FoundStoresProps {
  asked: StoreQuery;
  found: MerchantCardPage;
}

/** Number of matching stores, the filters, and one page of stores. */
export function FoundStores({ asked, found }: FoundStoresProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className="stores-count">
        <p className="num" role="status">
          {t('stores.count', { count: found.total })}
        </p>
        <StoreChips asked={asked} />
        {found.total > 1 && <p className="stores-count__order muted">{t('stores.order')}</p>}
      </div>
      <Rows asked={asked} found={found} />
    </>
  );
}

function Rows({ asked, found: { list, total } }: FoundStoresProps) {
  const { t } = useTranslation();
  const labels = usePageLabels();
  const drawn = useBelowFold() ? list : list.slice(0, FIRST_VIEW);
  const pages = Math.ceil(total / STORES_SIZE);
  const href = (page: number) => storePaths.more({ ...asked, page });
  if (total === 0)
    return (
      <Empty
        className="card"
        picture={emptyPicture}
        title={t('empty.stores')}
        action={<WayOut asked={asked} />}
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
      <ul className="stores-rows">
        {drawn.map((store, index) => (
          <li key={store.id}>
            <StoreRow store={store} priority={index < FIRST_SEEN} />
          </li>
        ))}
      </ul>
      <Pagination page={asked.page ?? 1} pages={pages} href={href} labels={labels} />
    </>
  );
}

/** Links for an empty result: without filters, without keywords, or to products of that name. */
function WayOut({ asked }: { asked: StoreQuery }) {
  const { t } = useTranslation();
  const { title } = asked;
  return (
    <>
      {isNarrowed(asked) && (
        <ButtonLink to={storePaths.more({ title })}>{t('search.clearFilters')}</ButtonLink>
      )}
      {title !== undefined && <ButtonLink to={storePaths.more()}>{t('stores.all')}</ButtonLink>}
      {title !== undefined && (
        <ButtonLink to={paths.search({ title })}>{t('stores.goodsInstead')}</ButtonLink>
      )}
      {title === undefined && !isNarrowed(asked) && (
        <ButtonLink to={paths.home()}>{t('common.backHome')}</ButtonLink>
      )}
    </>
  );
}

/** Placeholder of the rows. */
export function RowsSkeleton() {
  return (
    <div className="stores-rows" aria-hidden>
      {Array.from({ length: FIRST_VIEW }, (_, index) => (
        <Skeleton key={index} height={200} radius={12} />
      ))}
    </div>
  );
}
