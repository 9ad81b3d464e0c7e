import { useTranslation } from 'react-i18next';
import { shopName } from '#/config/shop.ts';
import { useLocale } from '#/i18n/locale.tsx';
import { useMerchantCategories, useMerchantTypes } from '#generated/client/merchant/merchant.ts';
import { QueryBoundary } from '#/shared/async/query-boundary.tsx';
import { storePaths, type StoreQuery } from '#/lib/store-paths.ts';
import { Skeleton } from '#/ui/skeleton.tsx';
import { FilterRow } from './filter-row.tsx';
import * as styles from './store-filters.module.css';

/** Filters of the store list. */
export function StoreFilters({ query }: { query: StoreQuery }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const types = useMerchantTypes();
  const categories = useMerchantCategories();
  const to = (change: StoreQuery) => storePaths.more({ ...query, ...change, page: 1 });
  const merchants = [
    { id: true, name: t('store.selfSupport', { shop: shopName(locale) }) },
    { id: false, name: t('stores.others') },
  ];
  return (
    <div className={styles.root}>
      <QueryBoundary query={types} loading={<Skeleton height={30} />}>
        {(list) => (
          <FilterRow
            label={t('stores.type')}
            choices={list}
            on={query.type}
            to={(type) => to({ type })}
          />
        )}
      </QueryBoundary>
      <QueryBoundary query={categories} loading={<Skeleton height={30} />}>
        {(list) => (
          <FilterRow
            label={t('stores.category')}
            choices={list}
            on={query.category}
            to={(category) => to({ category })}
          />
        )}
      </QueryBoundary>
      <FilterRow
        label={t('stores.merchant')}
        choices={merchants}
        on={query.self}
        to={(self) => to({ self })}
      />
    </div>
  );
}
