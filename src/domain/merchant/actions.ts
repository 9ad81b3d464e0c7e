import {
  getCollectMerchantAddMutationOptions,
  getCollectMerchantCancelMutationOptions,
} from '#generated/client/collect/collect.ts';
import type { FollowedMerchant } from '#generated/model/followedMerchant.ts';
import { mutate } from '#/api/mutate.ts';
import type { Write } from '#/session/write.ts';

const follow = getCollectMerchantAddMutationOptions;
const unfollow = getCollectMerchantCancelMutationOptions;

/** Where a page shows whether a store is followed. */
export interface FollowState {
  /** Reads what is true now. */
  read: () => Promise<boolean>;
  show: (on: boolean) => Promise<void>;
}

/** Follows or unfollows a store, and shows it before the response. */
export const setFollowed: Write<[id: number, on: boolean, state: FollowState]> = {
  send: async (client, id, on, state) => {
    await state.show(on);
    await mutate(client, (on ? follow : unfollow)(), { id });
  },
  verify: async (_failed, _id, on, { read }) => (await read()) === on,
};

const SHOWN_AGAIN = 'The list is read again and shows the stores that are followed.';

export const unfollowStores: Write<[rows: readonly FollowedMerchant[]]> = {
  send: (client, rows) =>
    Promise.all(rows.map(({ merId }) => mutate(client, unfollow(), { id: merId }))),
  unverified: SHOWN_AGAIN,
};

export const followStores: Write<[rows: readonly FollowedMerchant[]]> = {
  send: (client, rows) =>
    Promise.all(rows.map(({ merId }) => mutate(client, follow(), { id: merId }))),
  unverified: SHOWN_AGAIN,
};
