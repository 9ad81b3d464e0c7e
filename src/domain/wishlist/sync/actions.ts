import type { QueryClient } from '@tanstack/react-query';
import { isGone } from '#/api/error-class.ts';
import { isApiError } from '#/api/error.ts';
import { readNow } from '#/api/read-now.ts';
import { addWishes } from '#/domain/product/actions.ts';
import { listedIds } from '#/domain/product/listed-ids.ts';
import type { Write } from '#/session/write.ts';

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
  signInFor: 'wishlist',
  send: async (client, ids) =>
    new Set([...(await addAll(client, ids)), ...(await unlisted(client, ids))]),
  unverified: 'What failed stays on the device and is added again, without effect if it is listed.',
};
