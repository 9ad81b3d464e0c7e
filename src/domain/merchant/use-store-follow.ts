import { getMerchantIndexQueryOptions } from '#generated/client/merchant/merchant.ts';
import type { MerchantIndex } from '#generated/model/merchantIndex.ts';
import { type Toggle, type ToggleLens, useFollowing } from './use-following.ts';

const followed: ToggleLens<MerchantIndex> = {
  read: ({ isCollect }) => isCollect,
  write: (store, isCollect) => ({ ...store, isCollect }),
};

/** Follow toggle of a store whose state is in its head. */
export const useStoreFollow = (id: number, on: boolean): Toggle =>
  useFollowing(id, on, getMerchantIndexQueryOptions(id), followed);
