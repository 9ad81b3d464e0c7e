import { useTranslation } from '#/i18n/use-translation.ts';
import type { MerchantCardPage } from '#generated/model/merchantCardPage.ts';
import statePicture from '#/assets/states/stores.webp';
import { STORES_SIZE, isNarrowed } from '#/domain/merchant/store-list-query.ts';
import { storePaths, type StoreQuery } from '#/lib/store-paths.ts';
import { useBelowFold } from '#/shared/async/below-fold.tsx';
import { BeyondLastPage } from '#/shared/async/beyond-last-page.tsx';
import { ListPages } from '#/shared/async/list-pages.tsx';
import { Empty } from '#/ui/empty.tsx';
import { paths } from '#/lib/paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { StoreRow } from './store-row.tsx';
import * as styles from './store-rows.module.css';

/** number of rows in the first viewport */
export const FIRST_ROWS = 4;

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
export function StoreRows({ query, found: { list, total } }: FoundStoresProps) {
  const { t } = useTranslation();
  const visible = useBelowFold() ? list : list.slice(0, FIRST_ROWS);
  const pages = Math.ceil(total / STORES_SIZE);
  const href = (page: number) => storePaths.more({ ...query, page });
  if (total === 0)
    return (
      <Empty
        className={`card ${styles.empty}`}
        picture={statePicture}
        title={t('empty.stores')}
        text={query.title && t('search.spelling')}
        action={<EmptyActions query={query} />}
      />
    );
  if (list.length === 0)
    return (
      <BeyondLastPage className={styles.empty} picture={statePicture} lastPage={href(pages)} />
    );
  return (
    <>
      <ul className={styles.root}>
        {visible.map((store, index) => (
          <li key={store.id}>
            <StoreRow store={store} priority={index < PRIORITY_ROWS} />
          </li>
        ))}
      </ul>
      <ListPages className={styles.pages} page={query.page ?? 1} pages={pages} href={href} />
    </>
  );
}
