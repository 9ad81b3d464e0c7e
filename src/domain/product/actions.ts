import {
  getCollectProductBatchMutationOptions,
  getCollectProductCancelMutationOptions,
} from '#generated/client/collect/collect.ts';
import { CollectCategory } from '#generated/model/collectCategory.ts';
import { mutate } from '#/api/mutate.ts';
import { lastFirst } from '#/backend/rows.ts';
import type { Write } from '#/session/write.ts';
import { areListed, areUnlisted } from './listed-ids.ts';

/** Adds products to the member's wishlist; the first one will be listed first. */
export const addWishes: Write<[ids: readonly number[]]> = {
  signInFor: 'wishlist',
  // Not the call for one product, which is refused if it is listed already.
  send: (client, ids) =>
    mutate(client, getCollectProductBatchMutationOptions(), {
      data: { id: lastFirst(ids), category: CollectCategory.store },
    }),
  verify: (_failed, ids) => areListed(ids),
};

/** Removes a product from the member's wishlist. */
export const removeWish: Write<[id: number]> = {
  signInFor: 'wishlist',
  send: (client, id) => mutate(client, getCollectProductCancelMutationOptions(), { proId: id }),
  verify: (_failed, id) => areUnlisted([id]),
};
