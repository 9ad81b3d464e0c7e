import { useTranslation } from 'react-i18next';
import { useCollectMerchantListSuspense } from '#generated/client/collect/collect.ts';
import statePicture from '#/assets/states/stores.webp';
import { paths } from '#/lib/paths.ts';
import { EmptyList } from '#/shared/async/empty-list.tsx';
import { PagedList } from '#/shared/async/paged-list.tsx';
import { pageParams, pagesOf } from '#/domain/wishlist/page-params.ts';
import { FollowedStore } from './followed-store.tsx';
import { useUnfollow } from './use-unfollow.ts';
import * as styles from './following.module.css';

const FIRST_VIEW = 4;

interface FollowedStoresProps {
  page: number;
  /** Receives focus when the focused item is removed. */
  returnFocus: () => void;
}

/** One page of the followed stores. */
export function FollowedStores({ page, returnFocus }: FollowedStoresProps) {
  const { t } = useTranslation();
  const { data } = useCollectMerchantListSuspense(pageParams(page));
  const { removingIds, remove } = useUnfollow(page, returnFocus);
  const pages = pagesOf(data.total);
  if (data.total === 0) {
    return (
      <EmptyList
        className="card"
        picture={statePicture}
        title={t('wish.noStores')}
        text={t('wish.noStoresText')}
        link={{ to: paths.storeStreet(), label: t('nav.storeStreet') }}
      />
    );
  }
  return (
    <PagedList page={page} pages={pages} href={(n) => paths.wishlist('stores', n)}>
      <ul className={styles.followedList}>
        {data.list
          .filter(({ merId }) => !removingIds.has(merId))
          .map((row, index) => (
            <li key={row.merId}>
              <FollowedStore
                row={row}
                priority={index < FIRST_VIEW}
                onUnfollow={(byKeyboard) => void remove([row], byKeyboard)}
              />
            </li>
          ))}
      </ul>
    </PagedList>
  );
}
