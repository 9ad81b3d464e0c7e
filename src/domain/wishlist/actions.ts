import type { QueryClient } from '@tanstack/react-query';
import { getCollectProductDeleteMutationOptions } from '#generated/client/collect/collect.ts';
import type { CollectedProduct } from '#generated/model/collectedProduct.ts';
import { isGone } from '#/api/error-class.ts';
import { isApiError } from '#/api/error.ts';
import { mutate } from '#/api/mutate.ts';
import { readNow } from '#/api/read-now.ts';
import { addWishes } from '#/domain/product/actions.ts';
import { listedIds, loadListedIds } from '#/domain/product/listed-ids.ts';
import { DONE, unread, type Write } from '#/session/write.ts';

export const removeWishes: Write<[rows: readonly CollectedProduct[]]> = {
  send: (client, rows) =>
    mutate(client, getCollectProductDeleteMutationOptions(), {
      data: { ids: rows.map(({ id }) => id).join(',') },
    }),
  verify: async (failed, rows) => {
    const listed = await loadListedIds();
    return rows.some(({ productId }) => listed.includes(productId)) ? unread(failed) : DONE;
  },
};

export const restoreWishes: Write<[rows: readonly CollectedProduct[]]> = {
  send: (client, rows) =>
    addWishes.send(
      client,
      rows.map(({ productId }) => productId),
    ),
  unverified: 'Adding a product again has no effect.',
};

/** One call. If it is refused because a product is gone, each half is sent alone. Returns the ids that are gone. */
async function addAll(client: QueryClient, ids: readonly number[]): Promise<readonly number[]> {
  try {
    await addWishes.send(client, ids);
    return [];
  } catch (error) {
    if (!isApiError(error) || !isGone(error)) throw error;
    if (ids.length === 1) return ids;
    const half = Math.ceil(ids.length / 2);
    const older = await addAll(client, ids.slice(half));
    return [...(await addAll(client, ids.slice(0, half))), ...older];
  }
}

/** The backend accepts products off the shelf, but does not list them. */
async function unlisted(client: QueryClient, ids: readonly number[]): Promise<number[]> {
  try {
    const listed = await readNow(client, listedIds());
    return ids.filter((id) => !listed.includes(id));
  } catch (error) {
    if (!isApiError(error)) throw error;
    return [];
  }
}

/** Adds the wishlist of this device to that of the member. The result are the ids of products that are gone. */
export const mergeWishes: Write<[ids: readonly number[]], ReadonlySet<number>> = {
  send: async (client, ids) =>
    new Set([...(await addAll(client, ids)), ...(await unlisted(client, ids))]),
  unverified: 'What failed stays on the device and is added again, without effect if it is listed.',
};
