import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { COLLECTION_TABS } from '../../features/collection/collection-queries.ts';
import { FollowedStores } from '../../features/collection/followed-stores.tsx';
import { WishList } from '../../features/collection/wish-list.tsx';
import { ListHead } from '../../features/part/list-head.tsx';
import { paths } from '../../lib/paths.ts';
import { readTabPage } from '../../lib/tab-page.ts';
import { useVisit } from '../../router/router.tsx';
import './collection-page.css';

/** Goods and stores that the shopper likes. */
export default function CollectionPage() {
  const { t } = useTranslation();
  const { tab, page } = readTabPage(useVisit().search, COLLECTION_TABS);
  const heading = useRef<HTMLHeadingElement>(null);
  const returnFocus = useCallback(() => heading.current?.focus(), []);
  const tabs = [
    { id: 'goods', to: paths.collection(), label: t('goods.goods') },
    { id: 'stores', to: paths.collection('stores'), label: t('account.followedStores') },
  ];
  return (
    <>
      <ListHead ref={heading} title={t('account.wishList')} tabs={tabs} value={tab} />
      {tab === 'goods' ? (
        <WishList key={page} page={page} returnFocus={returnFocus} />
      ) : (
        <FollowedStores page={page} returnFocus={returnFocus} />
      )}
    </>
  );
}
