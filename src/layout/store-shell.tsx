import { useTranslation } from '#/i18n/use-translation.ts';
import { useMerchantIndexSuspense } from '#generated/client/merchant/merchant.ts';
import type { Elements } from '#/lib/content.ts';
import { StoreCover } from '#/domain/merchant/store-head.tsx';
import { storeSearch, storeWordsSearch } from '#/domain/merchant/store-search-params.ts';
import { useSetCurrentStore } from '#/domain/merchant/use-set-current-store.ts';
import { paths } from '#/lib/paths.ts';
import { storePaths } from '#/lib/store-paths.ts';
import { useRouteLocation, useSearch } from '#/router/router.tsx';
import { TabLinks } from '#/ui/tab-links.tsx';
import { WordsForm } from '#/domain/search/words-form.tsx';
import * as styles from './store-shell.module.css';

/** Header and tabs of a store, and the search for its products. */
export default function StoreShell({ children }: { children: Elements }) {
  const { pathname } = useRouteLocation();
  const { t } = useTranslation();
  const { id } = useSearch(storeSearch);
  const { data: store } = useMerchantIndexSuspense(id);
  useSetCurrentStore(id, store.name);
  const { search: words = '' } = useSearch(storeWordsSearch);
  const tabs = [
    { id: 'home', label: t('storePage.tabHome'), to: paths.store(id) },
    { id: 'category', label: t('storePage.tabCategories'), to: storePaths.product(id) },
    { id: 'coupon', label: t('coupon.coupons'), to: storePaths.coupons(id) },
  ];
  return (
    <div key={id} className="wrap">
      <StoreCover id={id} store={store} />
      <div className={styles.root}>
        <TabLinks
          className={styles.tabs}
          label={store.name}
          items={tabs}
          value={pathname.split('/').at(-1) ?? ''}
        />
        <WordsForm
          name="search"
          label={t('storePage.searchIn')}
          words={words}
          to={(title) => storePaths.product(id, { title })}
        />
      </div>
      {children}
    </div>
  );
}
