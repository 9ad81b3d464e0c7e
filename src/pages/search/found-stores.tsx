import { useTranslation } from 'react-i18next';
import { useMerchantSearch } from '../../../generated/client/stores/stores.ts';
import { PartFailed } from '../../features/part/part-failed.tsx';
import { StoreLine } from '../../features/stores/store-line.tsx';

const MOST = 2;

/** The stores whose name fits the words. */
export function FoundStores({ words }: { words: string }) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useMerchantSearch({ keywords: words, page: 1, limit: MOST });
  if (isError && !data) return <PartFailed busy={isFetching} onRetry={() => void refetch()} />;
  if (!data?.list.length) return null;
  return (
    <section className="found">
      <h2 className="sr">{t('search.stores')}</h2>
      {data.list.slice(0, MOST).map((store) => <StoreLine key={store.id} store={store} />)}
    </section>
  );
}
