import { getCollectProductDeleteMutationOptions } from '#generated/client/collect/collect.ts';
import type { CollectedProduct } from '#generated/model/collectedProduct.ts';
import { mutate } from '#/api/mutate.ts';
import { addWishes } from '#/domain/product/actions.ts';
import { areListed, areUnlisted } from '#/domain/product/listed-ids.ts';
import type { Write } from '#/session/write.ts';

export const removeWishes: Write<[rows: readonly CollectedProduct[]]> = {
  signInFor: 'wishlist',
  send: (client, rows) =>
    mutate(client, getCollectProductDeleteMutationOptions(), {
      data: { ids: rows.map(({ id }) => id).join(',') },
    }),
  verify: (_failed, rows) => areUnlisted(rows.map(({ productId }) => productId)),
};

export const restoreWishes: Write<[rows: readonly CollectedProduct[]]> = {
  signInFor: 'wishlist',
  send: (client, rows) =>
    addWishes.send(
      client,
      rows.map(({ productId }) => productId),
    ),
  verify: (_failed, rows) => areListed(rows.map(({ productId }) => productId)),
};
