import { ArrowRight } from 'lucide';
import { useTranslation } from 'react-i18next';
import { useMerchantSearch } from '#generated/client/stores/stores.ts';
import { LoadError } from '#/shared/async/load-error.tsx';
import { StoreLine } from '#/domain/merchant/store-line.tsx';
import { storePaths } from '#/lib/store-paths.ts';
import { Icon } from '#/ui/icon.ts';
import { Link } from '#/ui/link.tsx';
import * as styles from './store-lines.module.css';
import { foundStoresParams, MOST_STORES } from './found-stores-params.ts';

/** Stores whose name matches the search, with a link to all of them. */
export function StoreLines({ words }: { words: string }) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useMerchantSearch(foundStoresParams(words));
  if (error && !data)
    return <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data?.list.length) return null;
  return (
    <section className={styles.root}>
      <h2 className="sr">{t('search.stores')}</h2>
      {data.list.slice(0, MOST_STORES).map((store) => (
        <StoreLine key={store.id} store={store} className={styles.line} />
      ))}
      <Link className={`card ${styles.more}`} to={storePaths.more({ title: words })}>
        <Icon as={ArrowRight} />
        <span>
          <span>{t('nav.more')}</span>
          <span className="sr">{` (${t('search.stores')})`}</span>
        </span>
      </Link>
    </section>
  );
}
