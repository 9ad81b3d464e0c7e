import { useId } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { shopName } from '#/config/shop.ts';
import { useMerchantCategories, useMerchantTypes } from '#generated/client/merchant/merchant.ts';
import { QueryBoundary } from '#/shared/async/query-boundary.tsx';
import { storePaths, type StoreQuery } from '#/lib/store-paths.ts';
import { Skeleton } from '#/ui/skeleton.tsx';
import { ChipLink } from '#/ui/chip.tsx';
import { ItemName } from '#/ui/item-name.tsx';
import { FirstOf } from '#/shared/async/first-of.tsx';
import * as styles from './store-filters.module.css';
import * as filterRowStyles from './filter-row.module.css';

interface FilterRowProps<Id> {
  label: string;
  choices: readonly { id: Id; name: string }[];
  /** selected value */
  on: Id | undefined;
  to: (id: Id | undefined) => string;
}

/** The choices of one filter. Renders nothing without any. */
function FilterRow<Id extends number | boolean>({ label, choices, on, to }: FilterRowProps<Id>) {
  const { t } = useTranslation();
  const labelId = useId();
  if (choices.length === 0) return null;
  return (
    <nav className={filterRowStyles.root} aria-labelledby={labelId}>
      <span id={labelId} className={filterRowStyles.label}>
        {label}
      </span>
      <ul>
        <li>
          <ItemName value={labelId}>
            <ChipLink on={on === undefined} to={to(undefined)}>
              {t('common.all')}
            </ChipLink>
          </ItemName>
        </li>
        <FirstOf items={choices} isKept={({ id }) => on === id} inList>
          {({ id, name }) => (
            <li key={String(id)}>
              <ChipLink on={on === id} to={to(id)}>
                {name}
              </ChipLink>
            </li>
          )}
        </FirstOf>
      </ul>
    </nav>
  );
}

/** Filters of the store list. */
export function StoreFilters({ query }: { query: StoreQuery }) {
  const { t, locale } = useTranslation();
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
