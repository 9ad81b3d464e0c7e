import { useTranslation } from 'react-i18next';
import {
  getCollectMerchantListQueryKey,
  useCollectMerchantAdd,
  useCollectMerchantCancel,
} from '../../../generated/client/collect/collect.ts';
import type { FollowedMerchant } from '../../../generated/model/followedMerchant.ts';
import { pageParams } from './page-params.ts';
import { type Undoable, useUndoable } from './use-undoable.tsx';

/** Takes stores off the list of those that are followed. */
export function useUnfollow(page: number, returnFocus: () => void): Undoable<FollowedMerchant> {
  const { t } = useTranslation();
  const cancel = useCollectMerchantCancel();
  const add = useCollectMerchantAdd();
  const nameOf = ([row]: readonly FollowedMerchant[]) => ({ name: row?.merName ?? '' });
  return useUndoable<FollowedMerchant>({
    queryKey: getCollectMerchantListQueryKey(pageParams(page)),
    idOf: ({ merId }) => merId,
    drop: (rows) => Promise.all(rows.map(({ merId }) => cancel.mutateAsync({ id: merId }))),
    restore: (rows) => Promise.all(rows.map(({ merId }) => add.mutateAsync({ id: merId }))),
    dropped: (rows) => t('wish.unfollowed', nameOf(rows)),
    restored: (rows) => t('wish.followedAgain', nameOf(rows)),
    returnFocus,
  });
}
