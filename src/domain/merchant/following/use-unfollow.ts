import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getCollectMerchantListQueryKey } from '#generated/client/collect/collect.ts';
import type { FollowedMerchant } from '#generated/model/followedMerchant.ts';
import { type Undoable, useUndoable } from '#/session/use-undoable.tsx';
import { pageParams } from '#/domain/wishlist/page-params.ts';
import { followStores, unfollowStores } from '../actions.ts';
import { withoutRows } from '#/domain/wishlist/without-rows.ts';

/** Unfollows stores, with undo. */
export function useUnfollow(page: number, returnFocus: () => void): Undoable<FollowedMerchant> {
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
