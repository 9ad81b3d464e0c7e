import { useCallback, useRef } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import {
  getCollectMerchantListQueryOptions,
  getCollectProductListQueryOptions,
} from '#generated/client/collect/collect.ts';
import { FollowedStores } from '#/domain/merchant/following/followed-stores.tsx';
import { pageParams } from '#/domain/wishlist/page-params.ts';
import { WishList } from '#/domain/wishlist/wish-list.tsx';
import { ListBoundary } from '#/shared/async/list-boundary.tsx';
import { ListHead } from '#/shared/async/list-head.tsx';
import { paths } from '#/lib/paths.ts';
import { useSearch } from '#/router/router.tsx';
import { wishlistSearch } from '../routes.ts';

/** Products on the wishlist, and followed stores. */
export default function WishlistPage() {
  const { t } = useTranslation();
  const { tab, page } = useSearch(wishlistSearch);
  const heading = useRef<HTMLHeadingElement>(null);
  const returnFocus = useCallback(() => heading.current?.focus(), []);
  const tabs = [
    { id: 'goods', to: paths.wishlist(), label: t('goods.goods') },
    { id: 'stores', to: paths.wishlist('stores'), label: t('account.followedStores') },
  ];
  return (
    <>
      <ListHead ref={heading} title={t('account.wishList')} tabs={tabs} value={tab} />
      {tab === 'goods' ? (
        <ListBoundary options={getCollectProductListQueryOptions(pageParams(page))}>
          <WishList key={page} page={page} returnFocus={returnFocus} />
        </ListBoundary>
      ) : (
        <ListBoundary options={getCollectMerchantListQueryOptions(pageParams(page))}>
          <FollowedStores page={page} returnFocus={returnFocus} />
        </ListBoundary>
      )}
    </>
  );
}
