import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#/i18n/use-translation.ts';
import {
  useCollectMerchantListSuspense,
  getCollectMerchantListQueryKey,
} from '#generated/client/collect/collect.ts';
import statePicture from '#/assets/states/stores.webp';
import { paths } from '#/lib/paths.ts';
import { EmptyList } from '#/shared/async/empty-list.tsx';
import { PagedList } from '#/shared/async/paged-list.tsx';
import { pageParams, pagesOf } from '#/domain/wishlist/page-params.ts';
import type { FollowedMerchant } from '#generated/model/followedMerchant.ts';
import { type Undoable, useUndoable } from '#/session/use-undoable.tsx';
import { followStores, unfollowStores } from './actions.ts';
import { withoutRows } from '#/domain/wishlist/without-rows.ts';
import { FollowedStore } from './followed-store.tsx';
import * as styles from './following.module.css';

/** Unfollows stores, with undo. */
function useUnfollow(page: number, returnFocus: () => void): Undoable<FollowedMerchant> {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const queryKey = getCollectMerchantListQueryKey(pageParams(page));
  const nameOf = ([row]: readonly FollowedMerchant[]) => ({ name: row?.merName ?? '' });
  return useUndoable<FollowedMerchant>({
    idOf: ({ merId }) => merId,
    drop: unfollowStores,
    restore: followStores,
    removeFromCache: (ids) =>
      queryClient.setQueryData(
        queryKey,
        withoutRows<FollowedMerchant>(({ merId }) => ids.has(merId)),
      ),
    removedText: (rows) => t('wish.unfollowed', nameOf(rows)),
    restoredText: (rows) => t('wish.followedAgain', nameOf(rows)),
    returnFocus,
  });
}

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
