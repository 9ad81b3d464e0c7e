import {
  collectMerchantList,
  getCollectMerchantAddMutationOptions,
  getCollectMerchantCancelMutationOptions,
} from '#generated/client/collect/collect.ts';
import type { FollowedMerchant } from '#generated/model/followedMerchant.ts';
import { mutate } from '#/api/mutate.ts';
import type { Write } from '#/session/write.ts';

/** More stores than anybody follows. */
const ALL = { page: 1, limit: 1000 };

/** Whether the member follows all of the stores, or none of them. Reads what is true now. */
async function areFollowed(rows: readonly FollowedMerchant[], on: boolean): Promise<boolean> {
  const { list, total } = await collectMerchantList(ALL);
  const ids = new Set(list.map(({ merId }) => merId));
  return (on || list.length >= total) && rows.every(({ merId }) => ids.has(merId) === on);
}

export const unfollowStores: Write<[rows: readonly FollowedMerchant[]]> = {
  signInFor: 'following',
  send: (client, rows) =>
    Promise.all(
      rows.map(({ merId }) =>
        mutate(client, getCollectMerchantCancelMutationOptions(), { id: merId }),
      ),
    ),
  verify: (_failed, rows) => areFollowed(rows, false),
};

export const followStores: Write<[rows: readonly FollowedMerchant[]]> = {
  signInFor: 'following',
  send: (client, rows) =>
    Promise.all(
      rows.map(({ merId }) =>
        mutate(client, getCollectMerchantAddMutationOptions(), { id: merId }),
      ),
    ),
  verify: (_failed, rows) => areFollowed(rows, true),
};
