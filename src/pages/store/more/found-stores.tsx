import { useTranslation } from 'react-i18next';
import { StoreChips } from './store-chips.tsx';
import { StoreRows, type FoundStoresProps } from './store-rows.tsx';
import { useAnnounceChange } from '#/ui/announce.ts';
import * as styles from './found-stores.module.css';

/** Number of matching stores, the filters, and one page of stores. */
export function FoundStores({ query, found }: FoundStoresProps) {
  const { t } = useTranslation();
  const count = t('stores.count', { count: found.total });
  useAnnounceChange('results', count);
  return (
    <>
      <div className={styles.count}>
        <p className="num">{count}</p>
        <StoreChips query={query} />
        {found.total > 1 && <p className={`${styles.order} muted`}>{t('stores.order')}</p>}
      </div>
      <StoreRows query={query} found={found} />
    </>
  );
}
